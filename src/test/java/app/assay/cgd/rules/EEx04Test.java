package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class EEx04Test extends RuleFixtures {

  @Test
  void firstBlockIsNamed() throws IOException {
    assertThat(reports("fires-on-the-same-id"))
        .containsExactly(
            "[<!-- CG-EXCLUSION:BEGIN id=oil -->] The block on line 29 has the id oil already;"
                + " every block needs its own.");
  }
}
