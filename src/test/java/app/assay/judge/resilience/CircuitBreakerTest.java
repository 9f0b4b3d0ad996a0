package app.assay.judge.resilience;

import static app.assay.judge.resilience.Scripted.SAID;
import static app.assay.judge.resilience.Scripted.failed;
import static app.assay.judge.resilience.Scripted.failedFor;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.HandClock;
import app.assay.judge.call.ModelFailure;
import app.assay.judge.call.ModelReply;
import java.time.Duration;
import java.time.Instant;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class CircuitBreakerTest {

  private static final Duration LIMIT = Duration.ofSeconds(30);
  private static final ModelReply DOWN = failed(ModelFailure.SERVER);

  private final HandClock clock = new HandClock(Instant.parse("2026-11-22T10:00:00Z"));
  private final Scripted client = new Scripted();
  private final CircuitBreaker breaker = new CircuitBreaker(client, clock, "here");

  private ModelReply call() {
    return breaker.call(Scripted.request(LIMIT));
  }

  private void fail(int times) {
    for (int i = 0; i < times; i++) {
      client.then(DOWN);
      assertThat(call()).isEqualTo(DOWN);
    }
  }

  private void open() {
    fail(CircuitBreaker.FAILURES);
  }

  private void assertLeftAlone(Duration left) {
    int before = client.limits.size();
    assertThat(call())
        .isEqualTo(
            new ModelReply.Failed(
                ModelFailure.CIRCUIT_OPEN,
                "here is left alone for %d s, since it failed too often or asked for it."
                    .formatted(left.toSeconds()),
                Optional.of(left),
                0));
    assertThat(client.limits).hasSize(before);
  }

  private void assertCalled(ModelReply reply) {
    client.then(reply);
    assertThat(call()).isEqualTo(reply);
  }

  @Test
  void opensAfterFailuresInARow() {
    open();
    clock.pass(Duration.ofSeconds(12));
    assertLeftAlone(Duration.ofSeconds(18));
  }

  @Test
  void successInBetweenStartsTheCountAgain() {
    fail(CircuitBreaker.FAILURES - 1);
    assertCalled(SAID);
    fail(CircuitBreaker.FAILURES - 1);
    assertCalled(SAID);
  }

  @Test
  void refusalOfAKeyIsAnAnswerOfTheProvider() {
    fail(CircuitBreaker.FAILURES - 1);
    assertCalled(failed(ModelFailure.AUTHENTICATION));
    fail(CircuitBreaker.FAILURES - 1);
    assertCalled(SAID);
  }

  @Test
  void stoppedCallChangesNothing() {
    fail(CircuitBreaker.FAILURES - 1);
    assertCalled(failed(ModelFailure.CANCELLED));
    fail(1);
    assertLeftAlone(CircuitBreaker.COOL_DOWN);
  }

  @Test
  void oneCallFindsOutWhetherItIsBack() {
    open();
    clock.pass(CircuitBreaker.COOL_DOWN);
    assertCalled(SAID);
    fail(CircuitBreaker.FAILURES - 1);
    assertCalled(SAID);
  }

  @Test
  void failedProbeOpensAgainForTheWholeTime() {
    open();
    clock.pass(CircuitBreaker.COOL_DOWN);
    fail(1);
    assertLeftAlone(CircuitBreaker.COOL_DOWN);
  }

  @Test
  void providerThatAsksForLongerGetsIt() {
    assertCalled(failedFor(ModelFailure.RATE_LIMIT, Duration.ofMinutes(5)));
    assertLeftAlone(Duration.ofMinutes(5));
  }

  @Test
  void shortRestIsWaitedForByEachCaller() {
    assertCalled(failedFor(ModelFailure.RATE_LIMIT, CircuitBreaker.COOL_DOWN));
    assertCalled(SAID);
  }

  @Test
  void stoppedProbeLetsTheNextOneTry() {
    open();
    clock.pass(CircuitBreaker.COOL_DOWN);
    assertCalled(failed(ModelFailure.CANCELLED));
    assertCalled(SAID);
  }

  @Test
  void brokenProbeLetsTheNextOneTry() {
    open();
    clock.pass(CircuitBreaker.COOL_DOWN);
    assertThatThrownBy(this::call).isInstanceOf(NoSuchElementException.class);
    assertCalled(SAID);
  }

  @Test
  void othersWaitWhileOneFindsOut() throws Exception {
    CountDownLatch inside = new CountDownLatch(1);
    CountDownLatch go = new CountDownLatch(1);
    Scripted script = new Scripted(DOWN, DOWN, DOWN, DOWN, DOWN, SAID);
    CircuitBreaker slow =
        new CircuitBreaker(
            request -> {
              ModelReply reply = script.call(request);
              if (reply == SAID) {
                inside.countDown();
                await(go);
              }
              return reply;
            },
            clock,
            "here");
    for (int i = 0; i < CircuitBreaker.FAILURES; i++) {
      slow.call(Scripted.request(LIMIT));
    }
    clock.pass(CircuitBreaker.COOL_DOWN);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<ModelReply> probe = threads.submit(() -> slow.call(Scripted.request(LIMIT)));
      await(inside);
      assertThat(slow.call(Scripted.request(LIMIT)))
          .isInstanceOfSatisfying(
              ModelReply.Failed.class,
              failed -> {
                assertThat(failed.failure()).isEqualTo(ModelFailure.CIRCUIT_OPEN);
                assertThat(failed.retryAfter()).contains(Duration.ofSeconds(1));
              });
      go.countDown();
      assertThat(probe.get()).isEqualTo(SAID);
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
