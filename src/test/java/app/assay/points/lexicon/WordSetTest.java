package app.assay.points.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WordSetTest {

  private static final List<String> MANY =
      IntStream.range(0, 2000).mapToObj(i -> "word" + i).toList();

  @Test
  void holdsAllItsWords() {
    WordSet words = WordSet.copyOf(MANY);
    assertThat(MANY).allMatch(words::has).allMatch(word -> words.mayHave(WordSet.hash(word)));
  }

  @Test
  void holdsNoOtherWord() {
    WordSet words = WordSet.copyOf(MANY);
    assertThat(IntStream.range(2000, 9000).mapToObj(i -> "word" + i)).noneMatch(words::has);
  }

  @Test
  void mostOtherWordsAreSeenWithoutALookAtTheirLetters() {
    WordSet words = WordSet.copyOf(MANY);
    long doubtful =
        IntStream.range(2000, 9000)
            .mapToObj(i -> "word" + i)
            .filter(word -> words.mayHave(WordSet.hash(word)))
            .count();
    assertThat(doubtful).isLessThan(700);
  }

  @Test
  void aWordNamedTwiceCountsOnce() {
    assertThat(WordSet.of("one", "two", "one")).containsExactly("one", "two");
  }

  @Test
  void aSetOfNoWordsHoldsNone() {
    assertThat(WordSet.of().has("one")).isFalse();
  }

  @Test
  void aWordIsKnownByTheCodeOfItsLetters() {
    assertThat(WordSet.mix(",".hashCode())).isEqualTo(WordSet.hash(","));
  }
}
