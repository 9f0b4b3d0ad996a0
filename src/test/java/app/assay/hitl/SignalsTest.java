package app.assay.hitl;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class SignalsTest {

  private static ClaimDecision decision(Answer answer, int seconds) {
    return new ClaimDecision(0, "claim-1", answer, "seen", Duration.ofSeconds(seconds), false);
  }

  @Test
  void confirmationUnderFiveSecondsIsHasty() {
    assertThat(
            Signals.of(
                List.of(
                    decision(Answer.TRUE, 4), decision(Answer.TRUE, 5), decision(Answer.FALSE, 1))))
        .isEqualTo(new Signals(3, 2, 1));
  }

  @Test
  void skippingIsNoAnswer() {
    assertThat(Signals.of(List.of(decision(Answer.SKIP, 1)))).isEqualTo(new Signals(0, 0, 0));
  }

  @Test
  void fiveConfirmationsWithoutADoubtAreWorthAWord() {
    assertThat(Signals.of(Collections.nCopies(4, decision(Answer.TRUE, 9))).neverAFlag()).isFalse();
    assertThat(Signals.of(Collections.nCopies(5, decision(Answer.TRUE, 9))).neverAFlag()).isTrue();
  }
}
