package app.assay.judge.resilience;

import static app.assay.judge.resilience.Scripted.SAID;
import static app.assay.judge.resilience.Scripted.failed;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.call.ModelFailure;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class FirstCallTest {

  private static final Duration LONG = Duration.ofSeconds(300);
  private static final Duration OWN = Duration.ofSeconds(30);

  private static Scripted calls(Scripted client, Duration limit, int times) {
    FirstCall first = new FirstCall(client, LONG);
    for (int i = 0; i < times; i++) {
      first.call(Scripted.request(limit));
    }
    return client;
  }

  @Test
  void firstCallIsLong() {
    assertThat(calls(new Scripted(SAID, SAID), OWN, 2).limits).containsExactly(LONG, OWN);
  }

  @Test
  void callThatReachedNothingWasNotTheFirst() {
    Scripted client = new Scripted(failed(ModelFailure.DISCONNECTED), SAID, SAID);
    assertThat(calls(client, OWN, 3).limits).containsExactly(LONG, LONG, OWN);
  }

  @Test
  void usedUpTimeIsNotGivenTwice() {
    Scripted client = new Scripted(failed(ModelFailure.TIME), SAID);
    assertThat(calls(client, OWN, 2).limits).containsExactly(LONG, OWN);
  }

  @Test
  void longerLimitOfTheUserStays() {
    Duration longer = Duration.ofSeconds(900);
    assertThat(calls(new Scripted(SAID), longer, 1).limits).containsExactly(longer);
  }
}
