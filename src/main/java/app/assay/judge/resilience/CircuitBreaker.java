package app.assay.judge.resilience;

import app.assay.judge.call.ModelClient;
import app.assay.judge.call.ModelFailure;
import app.assay.judge.call.ModelReply;
import app.assay.judge.call.ModelRequest;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// Leaves a provider alone that failed several times in a row or that asked for a long rest, and
/// then lets one call find out whether it is back, while the others still wait.
public final class CircuitBreaker implements ModelClient {

  /// Failures in a row that open it.
  public static final int FAILURES = 5;

  /// How long it stays open, at least.
  public static final Duration COOL_DOWN = Duration.ofSeconds(30);

  private enum State {
    CLOSED,
    OPEN,
    PROBING
  }

  /// How a call came past the breaker.
  private enum Entry {
    NORMAL,
    PROBE,
    REFUSED
  }

  private static final Duration SOON = Duration.ofSeconds(1);

  private final ModelClient client;
  private final Clock clock;
  private final String place;
  private State state = State.CLOSED;
  private int failures;
  private Instant until = Instant.MIN;

  /// @param place what is left alone, such as `localhost:11434`, for the message
  public CircuitBreaker(ModelClient client, Clock clock, String place) {
    this.client = client;
    this.clock = clock;
    this.place = place;
  }

  @Override
  public ModelReply call(ModelRequest request) {
    Entry entry = enter();
    if (entry == Entry.REFUSED) {
      return leftAlone();
    }
    Optional<ModelReply> reply = Optional.empty();
    try {
      reply = Optional.of(client.call(request));
      return reply.get();
    } finally {
      leave(entry, reply);
    }
  }

  private synchronized Entry enter() {
    if (state == State.CLOSED) {
      return Entry.NORMAL;
    }
    if (state == State.OPEN && !clock.instant().isBefore(until)) {
      state = State.PROBING;
      return Entry.PROBE;
    }
    return Entry.REFUSED;
  }

  private synchronized ModelReply leftAlone() {
    Duration left = Duration.between(clock.instant(), until);
    Duration wait = left.compareTo(SOON) > 0 ? left : SOON;
    return new ModelReply.Failed(
        ModelFailure.CIRCUIT_OPEN,
        "%s is left alone for %d s, since it failed too often or asked for it."
            .formatted(place, wait.toSeconds()),
        Optional.of(wait),
        0);
  }

  /// @param reply empty when the call broke off with neither
  private synchronized void leave(Entry entry, Optional<ModelReply> reply) {
    boolean probe = entry == Entry.PROBE;
    if (reply.isEmpty() || isCancelled(reply.get())) {
      if (probe) {
        state = State.OPEN;
      }
    } else if (reply.get() instanceof ModelReply.Failed failed && failed.failure().isTransient()) {
      failures++;
      Duration asked = failed.retryAfter().orElse(Duration.ZERO);
      boolean tooOften = failures >= FAILURES || asked.compareTo(COOL_DOWN) > 0;
      if (probe || (state == State.CLOSED && tooOften)) {
        open(asked);
      }
    } else {
      state = State.CLOSED;
      failures = 0;
    }
  }

  /// A stopped call says nothing about the provider.
  private static boolean isCancelled(ModelReply reply) {
    return reply instanceof ModelReply.Failed failed && failed.failure() == ModelFailure.CANCELLED;
  }

  private void open(Duration asked) {
    state = State.OPEN;
    until = clock.instant().plus(asked.compareTo(COOL_DOWN) > 0 ? asked : COOL_DOWN);
  }
}
