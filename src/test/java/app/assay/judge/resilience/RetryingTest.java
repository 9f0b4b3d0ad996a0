package app.assay.judge.resilience;

import static app.assay.judge.resilience.Scripted.SAID;
import static app.assay.judge.resilience.Scripted.failed;
import static app.assay.judge.resilience.Scripted.failedFor;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.judge.TokenUse;
import app.assay.judge.call.ModelFailure;
import app.assay.judge.call.ModelReply;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RetryingTest {

  private static final Duration LIMIT = Duration.ofSeconds(30);

  private final HandClock clock = new HandClock(Instant.parse("2026-11-22T10:00:00Z"));
  private final List<Duration> pauses = new ArrayList<>();

  private ModelReply call(Scripted client) {
    Pause pause =
        time -> {
          pauses.add(time);
          clock.pass(time);
        };
    return new Retrying(client, clock, pause, new Random(1)).call(Scripted.request(LIMIT));
  }

  private static ModelReply after(ModelFailure failure, int calls) {
    return new ModelReply.Failed(failure, failure.name(), Optional.empty(), calls);
  }

  private static ModelReply saidAfter(int brokenOff) {
    return new ModelReply.Said("{}", TokenUse.NONE, "m", false, brokenOff);
  }

  @Test
  void successIsNotRepeated() {
    Scripted client = new Scripted(SAID);
    assertThat(call(client)).isEqualTo(SAID);
    assertThat(client.limits).containsExactly(LIMIT);
  }

  @ParameterizedTest
  @EnumSource(names = {"RATE_LIMIT", "SERVER"})
  void passingFailureIsTriedAgain(ModelFailure failure) {
    assertThat(call(new Scripted(failed(failure), failed(failure), SAID))).isEqualTo(SAID);
    assertThat(pauses).hasSize(2);
  }

  @ParameterizedTest
  @EnumSource(names = {"DISCONNECTED", "TIME"})
  void callsThatBrokeOffAreToldWithTheReply(ModelFailure failure) {
    assertThat(call(new Scripted(failed(failure), SAID))).isEqualTo(saidAfter(1));
    assertThat(call(new Scripted(failed(failure), failed(failure), SAID))).isEqualTo(saidAfter(2));
    assertThat(call(new Scripted(failed(ModelFailure.SERVER), failed(failure), SAID)))
        .isEqualTo(saidAfter(1));
  }

  @Test
  void callsThatBrokeOffAreToldThoughTheLastWasTurnedAway() {
    ModelReply reply =
        call(new Scripted(failed(ModelFailure.TIME), failed(ModelFailure.AUTHENTICATION)));
    assertThat(reply)
        .isEqualTo(
            new ModelReply.Failed(
                ModelFailure.AUTHENTICATION, "AUTHENTICATION", Optional.empty(), 2, 1));
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"RATE_LIMIT", "SERVER", "DISCONNECTED", "TIME"})
  void otherFailureIsFinal(ModelFailure failure) {
    assertThat(call(new Scripted(failed(failure)))).isEqualTo(after(failure, 1));
    assertThat(pauses).isEmpty();
  }

  @Test
  void threeCallsAreTheMost() {
    ModelReply down = failed(ModelFailure.SERVER);
    assertThat(call(new Scripted(down, down, down))).isEqualTo(after(ModelFailure.SERVER, 3));
  }

  @Test
  void pausesGrowAndAreSpread() {
    ModelReply down = failed(ModelFailure.SERVER);
    call(new Scripted(down, down, down));
    assertThat(pauses.get(0)).isBetween(Duration.ofMillis(250), Duration.ofMillis(500));
    assertThat(pauses.get(1)).isBetween(Duration.ofMillis(500), Duration.ofMillis(1000));
    assertThat(pauses.get(0)).isNotEqualTo(Retrying.FIRST_PAUSE);
  }

  @Test
  void laterCallsHaveWhatIsLeftOfTheLimit() {
    Scripted client = new Scripted(failed(ModelFailure.SERVER), SAID);
    call(client);
    assertThat(client.limits).containsExactly(LIMIT, LIMIT.minus(pauses.getFirst()));
  }

  @Test
  void providerSaysWhenToComeBack() {
    ModelReply wait = failedFor(ModelFailure.RATE_LIMIT, Duration.ofSeconds(7));
    assertThat(call(new Scripted(wait, SAID))).isEqualTo(SAID);
    assertThat(pauses).containsExactly(Duration.ofSeconds(7));
  }

  @Test
  void waitBeyondTheLimitIsLeftToTheCaller() {
    ModelReply wait = failedFor(ModelFailure.RATE_LIMIT, LIMIT);
    assertThat(call(new Scripted(wait))).isEqualTo(wait);
    assertThat(pauses).isEmpty();
  }

  @Test
  void usedUpLimitIsNotTriedAgain() {
    Scripted slow = new Scripted(failed(ModelFailure.TIME));
    ModelReply reply =
        new Retrying(
                request -> {
                  clock.pass(LIMIT);
                  return slow.call(request);
                },
                clock,
                pauses::add,
                new Random(1))
            .call(Scripted.request(LIMIT));
    assertThat(reply).isEqualTo(after(ModelFailure.TIME, 1));
  }

  @Test
  void interruptionEndsThePauseAndStaysKnown() {
    Pause stopped =
        _ -> {
          throw new InterruptedException();
        };
    ModelReply reply =
        new Retrying(new Scripted(failed(ModelFailure.SERVER)), clock, stopped, new Random(1))
            .call(Scripted.request(LIMIT));
    assertThat(reply)
        .isEqualTo(
            new ModelReply.Failed(
                ModelFailure.CANCELLED,
                "The call was stopped while it waited to be tried again.",
                Optional.empty(),
                1,
                0));
    assertThat(Thread.interrupted()).isTrue();
  }
}
