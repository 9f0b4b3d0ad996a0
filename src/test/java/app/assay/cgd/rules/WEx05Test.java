package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class WEx05Test extends RuleFixtures {

  @Test
  void bothBlocksAreNamed() throws IOException {
    assertThat(reports("fires-on-another-id"))
        .containsExactly(
            "[<!-- CG-EXCLUSION:END id=lamp-oils -->] The innermost open block is lamp-oil, but"
                + " this marker ends lamp-oils.");
  }
}
