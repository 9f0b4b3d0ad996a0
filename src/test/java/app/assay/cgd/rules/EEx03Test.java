package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class EEx03Test extends RuleFixtures {

  @Test
  void bothBlocksAreNamed() throws IOException {
    assertThat(reports("fires-when-the-outer-ends-first"))
        .containsExactly(
            "[<!-- CG-EXCLUSION:END id=outer -->] Block outer ends here, but block inner, which"
                + " began after it, is still open.");
  }
}
