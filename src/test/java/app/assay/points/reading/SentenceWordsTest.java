package app.assay.points.reading;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.lexicon.Lexicon;
import app.assay.points.lexicon.WordSet;
import org.junit.jupiter.api.Test;

class SentenceWordsTest {

  private static final Lexicon LEXICON = Lexicon.load();

  private static Sentence sentence(String text) {
    return new BlockReader(LEXICON).read(BlockKind.PARAGRAPH, 0, text, 0).sentences().getFirst();
  }

  @Test
  void aSentenceMayHoldTheWordsInItAndNoOthers() {
    Sentence sentence = sentence("The lamp still turns, but Slowly.");

    assertThat(sentence.mayHold(WordSet.of("but", "yet"))).isTrue();
    assertThat(sentence.mayHold(WordSet.of("slowly"))).isTrue();
    assertThat(sentence.mayHold(WordSet.of("quickly", "never"))).isFalse();
  }

  @Test
  void aSetThatIsAskedForLaterIsAnsweredToo() {
    Sentence sentence = sentence("The keeper reads the log.");
    assertThat(sentence.mayHold(WordSet.of("foghorn"))).isFalse();

    WordSet later = WordSet.of("keeper");

    assertThat(sentence.mayHold(later)).isTrue();
    assertThat(sentence("A keeper sleeps.").mayHold(later)).isTrue();
  }

  @Test
  void anySentenceMayHoldMarks() {
    assertThat(sentence("The lamp turns.").mayHold(WordSet.of("%", "percent"))).isTrue();
  }

  @Test
  void aSentenceCountsItsWords() {
    assertThat(sentence("The 3 lamps of `north` turn.").words()).isEqualTo(4);
  }

  @Test
  void theVerbIsLookedForOnce() {
    Sentence sentence = sentence("The lamp turns.");

    assertThat(sentence.verb(s -> 2)).isEqualTo(2);
    assertThat(sentence.verb(s -> 1)).isEqualTo(2);
  }
}
