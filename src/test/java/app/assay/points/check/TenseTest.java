package app.assay.points.check;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.lexicon.Lexicon;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReader;
import app.assay.points.reading.Sentence;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TenseTest {

  private static final BlockReader READER = new BlockReader(Lexicon.load());

  private static Sentence read(String text) {
    return READER.read(BlockKind.PARAGRAPH, 0, text, 0).sentences().getFirst();
  }

  @ParameterizedTest
  @CsvSource({
    "The gateway handles every request., handles",
    "Editors correct text in the browser., correct",
    "Teachers trade duties among themselves., trade",
    "The portal offers single sign-on., offers",
    "The pump costs 4 euros a day., costs",
    "Version 4 ships in May., ships",
    "Opens the valve by itself., Opens",
    "We harvest 38 heads., harvest"
  })
  void verbInThePresentIsFound(String text, String verb) {
    Sentence sentence = read(text);
    assertThat(sentence.tokens().text(Tense.present(sentence))).isEqualTo(verb);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "The gateway was built in May.",
        "Two ships in the harbour",
        "The costs of travel",
        "The import finished in four minutes."
      })
  void pastAndNounsAreNoPresent(String text) {
    assertThat(Tense.present(read(text))).isEqualTo(-1);
  }

  @Test
  void regularPastIsPast() {
    assertThat(Tense.isPast(read("The import finished in four minutes."))).isTrue();
    assertThat(Tense.isPast(read("A field is scored in 40 ms."))).isFalse();
  }

  @Test
  void baseFormAtTheStartIsAnInstruction() {
    assertThat(Instruction.is(read("Send the form by Monday."))).isTrue();
    assertThat(Instruction.is(read("Next year the harvest doubles."))).isFalse();
  }

  @Test
  void nameThatEndsLikeAPastFormIsNoVerb() {
    assertThat(Tense.isPast(read("Ask Ed about the red valve."))).isFalse();
  }
}
