package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ESt05Test extends RuleFixtures {

  @Test
  void pointOutsideTheNineIsNamed() throws IOException {
    assertThat(reports("fires-on-point-ten"))
        .containsExactly("[1-10] points-passed names point \"10\", but points run from 1 to 9.");
  }

  @Test
  void reversedRangeIsNamed() throws IOException {
    assertThat(reports("fires-on-a-reversed-range"))
        .containsExactly("[9-1] points-passed has the range \"9-1\", which ends before it begins.");
  }

  @Test
  void otherFormIsShown() throws IOException {
    assertThat(reports("fires-on-a-fraction"))
        .containsExactly(
            "[9/9] points-passed says \"9/9\"; expected points such as 1-9 or 1-4,7,9.");
  }
}
