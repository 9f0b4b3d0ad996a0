package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ESc06Test extends RuleFixtures {

  @Test
  void bothNumbersAreShown() throws IOException {
    assertThat(reports("fires-on-a-count-too-high"))
        .containsExactly("[3] hitl-pending-count says 3, but 2 claims lack confirmed-by.");
  }

  @Test
  void absenceOfClaimsIsNamed() throws IOException {
    assertThat(reports("fires-without-claims"))
        .containsExactly("[15] hitl-pending-count says 15, but hitl-claims has no claims.");
  }

  @Test
  void oneClaimLacks() throws IOException {
    assertThat(reports("fires-when-reviewed-although-pending"))
        .containsExactly("[0] hitl-pending-count says 0, but 1 claim lacks confirmed-by.");
  }
}
