package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class EEx07Test extends RuleFixtures {

  @Test
  void missingReasonIsNamed() throws IOException {
    assertThat(reports("fires-when-missing"))
        .containsExactly(
            "[---] hitl-status is REVIEWED_WITH_EXCEPTIONS, but exceptions-reason is missing.");
  }

  @Test
  void blankReasonIsEmpty() throws IOException {
    assertThat(reports("fires-when-blank"))
        .containsExactly(
            "[\"  \"] hitl-status is REVIEWED_WITH_EXCEPTIONS, but exceptions-reason is empty.");
  }

  @Test
  void listIsNoReason() throws IOException {
    assertThat(reports("fires-on-a-list"))
        .containsExactly(
            "[[no expert]] hitl-status is REVIEWED_WITH_EXCEPTIONS, but exceptions-reason is a list"
                + " or further keys instead of a text.");
  }
}
