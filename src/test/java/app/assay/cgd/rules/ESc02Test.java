package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ESc02Test extends RuleFixtures {

  @Test
  void countOfZeroIsMarked() throws IOException {
    assertThat(reports("fires-with-a-wrong-count"))
        .containsExactly(
            "[0] hitl-status is PENDING, but hitl-pending-count says that 0 claims are pending.");
  }
}
