package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.lexicon.WordSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WordFilterTest {

  private static final int MANY = 1000;

  @Test
  void missesNoneOfItsWordsHoweverManyThereAre() {
    WordFilter filter = new WordFilter(1);
    IntStream.range(0, MANY).forEach(i -> filter.add(word(i)));

    assertThat(IntStream.range(0, MANY)).allMatch(i -> filter.mayHave(word(i)));
  }

  @Test
  void takesFewOtherWordsForItsOwn() {
    WordFilter filter = new WordFilter(MANY);
    IntStream.range(0, MANY).forEach(i -> filter.add(word(i)));

    assertThat(IntStream.range(MANY, 2 * MANY).filter(i -> filter.mayHave(word(i))).count())
        .isLessThan(MANY / 10);
  }

  @Test
  void holdsNothingAtFirst() {
    WordFilter filter = new WordFilter(0);

    assertThat(IntStream.range(0, MANY)).noneMatch(i -> filter.mayHave(word(i)));
  }

  private static long word(int number) {
    return WordSet.hash("word" + number);
  }
}
