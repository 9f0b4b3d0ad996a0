package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class EEx02Test extends RuleFixtures {

  @Test
  void outerBlockIsNamed() throws IOException {
    assertThat(reports("fires-on-a-block-in-a-block"))
        .containsExactly(
            "[<!-- CG-EXCLUSION:BEGIN id=ferry -->] Block ferry begins inside block lamp-oil, which"
                + " is open since line 30; blocks must not be nested.");
  }
}
