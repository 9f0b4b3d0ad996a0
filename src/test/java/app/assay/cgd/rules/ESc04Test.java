package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ESc04Test extends RuleFixtures {

  @Test
  void countIsNamed() throws IOException {
    assertThat(reports("fires-with-a-wrong-count"))
        .containsExactly(
            "[1] hitl-status is REVIEWED_WITH_EXCEPTIONS, which needs a hitl-pending-count of 0,"
                + " but it says 1.");
  }
}
