package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class WSt11Test extends RuleFixtures {

  @Test
  void roundOutOfStepIsNamed() throws IOException {
    assertThat(reports("fires-on-a-missing-row"))
        .containsExactly(
            "[### Round B: True HITL Verification] Round B of the record lists 1 claim, but"
                + " hitl-claims has 2 claims of round B.");
  }

  @Test
  void swappedRoundsAreNamed() throws IOException {
    assertThat(reports("fires-on-swapped-rounds"))
        .containsExactly(
            "[## HITL Verification Record] The record lists no claims under Round A and 2 claims"
                + " under Round B, but hitl-claims has 1 claim of round A and 1 claim of round B;"
                + " the sum is right, the rounds are not.");
  }

  @Test
  void sumIsComparedWithoutRounds() throws IOException {
    assertThat(reports("fires-on-a-sum-without-rounds"))
        .containsExactly(
            "[## HITL Verification Record] The record lists 1 claim, but hitl-claims has 2"
                + " claims.");
  }
}
