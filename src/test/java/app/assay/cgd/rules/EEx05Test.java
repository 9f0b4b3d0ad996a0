package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class EEx05Test extends RuleFixtures {

  @Test
  void blocksAreNamed() throws IOException {
    assertThat(reports("fires-on-pending"))
        .containsExactly(
            "[PENDING] The body has 2 exclusion blocks (a, b), so hitl-status must be"
                + " REVIEWED_WITH_EXCEPTIONS, but it is PENDING.");
  }
}
