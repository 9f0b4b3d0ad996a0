package app.assay.judge.similarity;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LexicalSimilarityTest {

  private final LexicalSimilarity lexical = new LexicalSimilarity();

  private double score(String one, String other) {
    return lexical.compare(one, other) instanceof Likeness.Flags(String _, List<Flag> flags)
            && !flags.isEmpty()
        ? flags.getFirst().score()
        : 0;
  }

  @Test
  void itSaysWhichItIs() {
    assertThat(lexical.name()).isEqualTo("lexical 1");
    assertThat(lexical.compare("a", "b").by()).isEqualTo("lexical 1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"The lamp turns.", "ランプは回る", "Лампа вращается", "!?", "a", "لمبة"})
  void theSameTextIsAllAlike(String text) {
    assertThat(score(text, text)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"The lamp turns, a big horn", "ランプ, 警笛", "lamp, ''", "'', lamp", "lamp, Лампа"})
  void textsWithNothingInCommonAreNotFlagged(String one, String other) {
    assertThat(lexical.compare(one, other)).isEqualTo(new Likeness.Flags("lexical 1", List.of()));
  }

  @ParameterizedTest
  @CsvSource({
    "The lamp turns twice., The lamps turn once in a minute.",
    "ランプは毎分二回まわる, ランプは回る",
    "a b c d e f g, g f a",
  })
  void itIsTheSameTheOtherWayRound(String one, String other) {
    assertThat(score(one, other)).isEqualTo(score(other, one)).isBetween(0.05, 0.95);
  }

  @ParameterizedTest
  @CsvSource({
    "THE LAMP, the lamp",
    "ｌａｍｐ, lamp",
    "Straße, STRASSE",
    "café, 'cafe\u0301'",
    "ΟΔΟΣ, οδος"
  })
  void widthCaseAndFormOfAccentsDoNotCount(String one, String other) {
    assertThat(score(one, other)).isEqualTo(1);
  }

  @Test
  void theMoreIsSharedTheMoreAlike() {
    String lamp = "The lamp turns twice a minute.";

    assertThat(score(lamp, "The lamp turns twice an hour."))
        .isGreaterThan(score(lamp, "The lamp is red."));
    assertThat(score(lamp, "The lamp is red.")).isGreaterThan(score(lamp, "A lampshade."));
    assertThat(score(lamp, "A lampshade.")).isPositive();
  }

  @Test
  void rareWordsCountMoreThanCommonOnes() {
    List<String> texts =
        List.of("the lamp of the quay", "the horn of the quay", "the mole of the quay");

    Likeness likeness = new LexicalSimilarity().among(texts).like("the horn", 0, 3);

    assertThat(((Likeness.Flags) likeness).flags().getFirst().index()).isEqualTo(1);
  }

  @Test
  void theMostAlikeComeFirstAndNoMoreThanWereAskedFor() {
    List<String> texts = List.of("red lamp", "green lamp", "lamp", "horn");

    Likeness likeness = lexical.among(texts).like("a green lamp", 0.1, 2);

    assertThat(((Likeness.Flags) likeness).flags()).extracting(Flag::index).containsExactly(1, 2);
  }

  @Test
  void tenThousandTextsAreComparedByWhatTheyShare() {
    Random random = new Random(5);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < 10_000; i++) {
      StringBuilder text = new StringBuilder("entry " + i);
      for (int w = 0; w < 15; w++) {
        text.append(' ').append(Long.toString(random.nextLong(2_000_000) + 40_000, 36));
      }
      texts.add(text.toString());
    }
    long from = System.nanoTime();

    SimilarTexts index = lexical.among(texts);
    for (int i = 0; i < 10_000; i += 50) {
      assertThat(((Likeness.Flags) index.like(texts.get(i), 0.5, 3)).flags().getFirst())
          .isEqualTo(new Flag(i, 1));
    }

    assertThat(Duration.ofNanos(System.nanoTime() - from)).isLessThan(Duration.ofSeconds(60));
  }
}
