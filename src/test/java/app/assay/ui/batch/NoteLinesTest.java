package app.assay.ui.batch;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.batch.NoteLines.Line;
import org.junit.jupiter.api.Test;

class NoteLinesTest {

  @Test
  void eachCriterionHasItsLine() {
    assertThat(NoteLines.of("All checks passed. R1: agreed in #881. R6: nothing alike. R1: seen."))
        .containsExactly(
            new Line("", "All checks passed."),
            new Line("R1", "agreed in #881. seen."),
            new Line("R6", "nothing alike."));
  }

  @Test
  void failuresAreNamedByTheirCodes() {
    assertThat(
            NoteLines.of(
                "Multiple failures: (1) R3_NO_ALTERNATIVE: none. (2) R7_DIRECTLY_DERIVABLE:"
                    + " Q1=yes."))
        .containsExactly(
            new Line("", "Multiple failures:"),
            new Line("R3_NO_ALTERNATIVE", "none."),
            new Line("R7_DIRECTLY_DERIVABLE", "Q1=yes."));
  }

  @Test
  void textWithoutACriterionStaysWhole() {
    assertThat(NoteLines.of("See PR1: it is closed."))
        .containsExactly(new Line("", "See PR1: it is closed."));
  }
}
