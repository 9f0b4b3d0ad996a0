package app.assay.points.reading;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.lexicon.Lexicon;
import java.util.List;
import org.junit.jupiter.api.Test;

class SentenceScanTest {

  private static final BlockReader READER = new BlockReader(Lexicon.load());

  @Test
  void whatGoesOnForHundredsOfWordsIsCut() {
    List<Sentence> sentences = sentences("rain and snow ".repeat(500));

    assertThat(sentences).hasSizeGreaterThan(1).allMatch(s -> s.to() - s.from() <= 501);
    assertThat(sentences.getFirst().from()).isZero();
    for (int i = 1; i < sentences.size(); i++) {
      assertThat(sentences.get(i).from()).isEqualTo(sentences.get(i - 1).to());
    }
  }

  @Test
  void aLongSentenceStaysWhole() {
    assertThat(sentences("We saw " + "rain and snow and ".repeat(90) + "sun.")).hasSize(1);
  }

  @Test
  void aUnitOfOneLetterEndsASentenceAndAnInitialDoesNot() {
    assertThat(sentences("It is stored at −70 °C. A freezer draws 16 kWh.")).hasSize(2);
    assertThat(sentences("All values are in °C. A freezer draws 16 kWh.")).hasSize(2);
    assertThat(sentences("The board is fed with 5 V. The fuse blows at 2 A. It is small."))
        .hasSize(3);
    assertThat(sentences("The limit is 0.03 mg/L. Mean values were near it.")).hasSize(2);
    assertThat(sentences("The paper by R. Haldane is old.")).hasSize(1);
  }

  private static List<Sentence> sentences(String text) {
    return READER.read(BlockKind.PARAGRAPH, 0, text, 0).sentences();
  }
}
