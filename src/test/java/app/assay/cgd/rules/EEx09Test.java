package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class EEx09Test extends RuleFixtures {

  @Test
  void unlistedBlockIsMarkedInTheBody() throws IOException {
    assertThat(reports("fires-on-an-unlisted-block"))
        .containsExactly(
            "[<!-- CG-EXCLUSION:BEGIN id=b -->] Block b is not listed in exceptions-ids.");
  }
}
