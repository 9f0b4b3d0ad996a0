package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class EEx06Test extends RuleFixtures {

  @Test
  void missingBlockIsNamed() throws IOException {
    assertThat(reports("fires-without-a-block"))
        .containsExactly(
            "[REVIEWED_WITH_EXCEPTIONS] hitl-status is REVIEWED_WITH_EXCEPTIONS, but the body has"
                + " no exclusion block.");
  }

  @Test
  void malformedMarkerIsPointedAt() throws IOException {
    assertThat(reports("fires-on-a-malformed-block"))
        .containsExactly(
            "[REVIEWED_WITH_EXCEPTIONS] hitl-status is REVIEWED_WITH_EXCEPTIONS, but the body has"
                + " no exclusion block. The exclusion marker on line 27 does not count.");
  }
}
