package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ESt07Test extends RuleFixtures {

  @Test
  void eachWrongWordIsReported() throws IOException {
    assertThat(reports("fires-on-both-words"))
        .containsExactly(
            "[clear] The status line says \"clear\"; expected CLEAR or UNCLEAR.",
            "[reviewed] The status line says \"reviewed\"; expected PENDING, REVIEWED or"
                + " REVIEWED_WITH_EXCEPTIONS.");
  }

  @Test
  void commentaryIsShown() throws IOException {
    assertThat(reports("fires-on-commentary"))
        .containsExactly(
            "[REVIEWED (9/9 points)] Nothing may follow the status REVIEWED on its line, but \"(9/9"
                + " points)\" does.");
  }

  @Test
  void emptyStatusIsNamed() throws IOException {
    assertThat(reports("fires-on-an-empty-status"))
        .containsExactly(
            "[] The status line lacks a status; expected PENDING, REVIEWED or"
                + " REVIEWED_WITH_EXCEPTIONS.");
  }

  @Test
  void otherFormIsShown() throws IOException {
    assertThat(reports("fires-on-a-missing-bar"))
        .containsExactly(
            "[Clarity Gate: CLEAR, REVIEWED] The line under the end marker reads \"Clarity Gate:"
                + " CLEAR, REVIEWED\"; there must stand \"Clarity Gate: CLEAR | REVIEWED\" with the"
                + " document's own statuses.");
  }

  @Test
  void missingLineIsNamed() throws IOException {
    assertThat(reports("fires-when-missing"))
        .containsExactly(
            "[] The status line is missing; under the end marker must stand \"Clarity Gate: CLEAR |"
                + " REVIEWED\" with the document's own statuses.");
  }

  @Test
  void emptyLinesBetweenAreNamed() throws IOException {
    assertThat(reports("fires-on-an-empty-line-between"))
        .containsExactly("[\n] Empty lines stand between the end marker and its status line.");
  }

  @Test
  void emptyLineIsNamed() throws IOException {
    assertThat(reports("fires-on-an-empty-line-and-nothing"))
        .containsExactly(
            "[] The line under the end marker is empty; there must stand \"Clarity Gate: CLEAR |"
                + " REVIEWED\" with the document's own statuses.");
  }

  @Test
  void statusBesideTheMarkerIsNamed() throws IOException {
    assertThat(reports("fires-beside-the-marker"))
        .containsExactly(
            "[Clarity Gate: CLEAR | REVIEWED] The status line must stand on the line under the end"
                + " marker, not beside it.");
  }

  @Test
  void wordsBesideTheMarkerAreShown() throws IOException {
    assertThat(reports("fires-on-words-before-the-marker"))
        .containsExactly(
            "[The end:] The end marker shares its line with \"The end:\"; it must stand alone. It"
                + " ends the document here all the same.");
  }
}
