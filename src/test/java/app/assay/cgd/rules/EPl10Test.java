package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class EPl10Test extends RuleFixtures {

  @Test
  void placeInTheFrontMatterIsWhereTheLimitIsPassed() throws IOException {
    assertThat(reports("fires-on-101-flow-levels"))
        .containsExactly(
            "[[] Here the front matter nests deeper than 100 levels; a reader that goes down level"
                + " by level may stop or fail.");
  }
}
