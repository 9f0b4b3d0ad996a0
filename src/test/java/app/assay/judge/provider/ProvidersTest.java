package app.assay.judge.provider;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.judge.FakeProvider;
import app.assay.judge.Fault;
import app.assay.judge.call.ModelClient;
import app.assay.judge.call.ModelFailure;
import app.assay.judge.call.ModelReply;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(ProviderKind.class)
class ProvidersTest {

  private final HandClock clock = new HandClock(Instant.parse("2026-11-22T10:00:00Z"));
  private final List<Duration> pauses = new CopyOnWriteArrayList<>();
  private final FakeProvider fake;
  private final Providers providers =
      new Providers(_ -> new Key.Here("sk-1"), clock, pauses::add, new Random(1));

  ProvidersTest(ProviderKind kind) {
    this.fake = FakeProvider.saying(kind, "{}");
  }

  @AfterEach
  void close() {
    providers.close();
    fake.close();
  }

  private ModelClient client() {
    return providers.client(fake.profile("fake"));
  }

  @Test
  void failuresThatPassAreTriedAgain() {
    fake.next(Fault.status(500), Fault.tooMany("3"));
    assertThat(client().call(Calls.normal())).isInstanceOf(ModelReply.Said.class);
    assertThat(fake.calls()).isEqualTo(3);
    assertThat(pauses).hasSize(2).contains(Duration.ofSeconds(3));
  }

  @Test
  void failingProviderIsLeftAloneForTheWholeRun() {
    fake.next(Fault.times(6, Fault.status(503)));
    client().call(Calls.normal());
    client().call(Calls.normal());
    assertThat(client().call(Calls.normal()))
        .isInstanceOfSatisfying(
            ModelReply.Failed.class,
            failed -> {
              assertThat(failed.failure()).isEqualTo(ModelFailure.CIRCUIT_OPEN);
              assertThat(failed.calls()).isZero();
            });
    assertThat(fake.calls()).isEqualTo(5);
  }

  @Test
  void otherProfileHasItsOwnBreaker() {
    fake.next(Fault.times(5, Fault.status(503)));
    client().call(Calls.normal());
    client().call(Calls.normal());
    assertThat(providers.client(fake.profile("other")).call(Calls.normal()))
        .isInstanceOf(ModelReply.Said.class);
  }

  @Test
  void threeCallsAreMadeAndCounted() {
    fake.next(Fault.times(3, Fault.status(502)));
    assertThat(client().call(Calls.normal()))
        .isEqualTo(
            new ModelReply.Failed(
                ModelFailure.SERVER,
                "localhost:%d failed (502). Try again later.".formatted(fake.address().getPort()),
                Optional.empty(),
                3));
    assertThat(fake.calls()).isEqualTo(3);
  }

  @Test
  void longWaitIsLeftToTheCaller() {
    fake.next(Fault.tooMany("3600"));
    assertThat(client().call(Calls.normal()))
        .isInstanceOfSatisfying(
            ModelReply.Failed.class,
            failed -> {
              assertThat(failed.failure()).isEqualTo(ModelFailure.RATE_LIMIT);
              assertThat(failed.retryAfter()).contains(Duration.ofHours(1));
            });
    assertThat(pauses).isEmpty();
    assertThat(fake.calls()).isEqualTo(1);
  }

  @Test
  void keyThatIsNotAcceptedIsNotTriedAgain() {
    fake.next(Fault.status(401));
    assertThat(client().call(Calls.normal())).isInstanceOf(ModelReply.Failed.class);
    assertThat(fake.calls()).isEqualTo(1);
  }

  @Test
  void closingBreaksOffWhatRuns() throws Exception {
    fake.next(new Fault.StallBeforeHeaders());
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<ModelReply> reply = threads.submit(() -> client().call(Calls.normal()));
      fake.awaitCall();
      providers.close();
      assertThat(reply.get()).isInstanceOf(ModelReply.Failed.class);
    }
    assertThat(fake.calls()).isEqualTo(1);
  }

  @Test
  void manyThreadsCallAtOnce() throws Exception {
    fake.next(Fault.times(2, Fault.status(500)));
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<ModelReply>> replies =
          IntStream.range(0, 40)
              .mapToObj(i -> threads.submit(() -> client().call(Calls.normal())))
              .toList();
      for (Future<ModelReply> reply : replies) {
        assertThat(reply.get()).isInstanceOf(ModelReply.Said.class);
      }
    }
    assertThat(fake.calls()).isEqualTo(42);
  }
}
