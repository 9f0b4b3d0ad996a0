package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ESc01Test extends RuleFixtures {

  @Test
  void bothStatusesAreNamed() throws IOException {
    assertThat(reports("fires-on-reviewed-without-claims"))
        .containsExactly(
            "[REVIEWED] clarity-status is UNCLEAR, so hitl-status must be PENDING, but it is"
                + " REVIEWED.");
  }
}
