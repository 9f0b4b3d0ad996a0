package app.assay.judge.resilience;

import app.assay.judge.call.ModelClient;
import app.assay.judge.call.ModelFailure;
import app.assay.judge.call.ModelReply;
import app.assay.judge.call.ModelRequest;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// Tries a call again that failed for a reason that passes, at most twice, within the limit of the
/// one request. A provider that says when to come back is obeyed; when that is too late for the
/// limit, the reply says so at once.
public final class Retrying implements ModelClient {

  static final Duration FIRST_PAUSE = Duration.ofMillis(500);

  private final ModelClient client;
  private final Clock clock;
  private final Pause pause;
  private final RandomGenerator random;

  /// @param random spreads the pauses, so that callers that failed together do not return together
  public Retrying(ModelClient client, Clock clock, Pause pause, RandomGenerator random) {
    this.client = client;
    this.clock = clock;
    this.pause = pause;
    this.random = random;
  }

  @Override
  public ModelReply call(ModelRequest request) {
    Instant end = clock.instant().plus(request.limit());
    int calls = 0;
    int brokenOff = 0;
    for (int attempt = 1; ; attempt++) {
      Duration left = Duration.between(clock.instant(), end);
      ModelReply reply = client.call(attempt == 1 ? request : request.within(left));
      if (reply instanceof ModelReply.Said said) {
        return said.after(brokenOff);
      }
      ModelReply.Failed failed = (ModelReply.Failed) reply;
      calls += failed.calls();
      brokenOff += failed.brokenOff();
      ModelReply.Failed counted =
          new ModelReply.Failed(
              failed.failure(), failed.message(), failed.retryAfter(), calls, brokenOff);
      if (attempt == MOST_CALLS || !failed.failure().isTransient()) {
        return counted;
      }
      Duration wait = failed.retryAfter().orElse(backOff(attempt));
      if (clock.instant().plus(wait).compareTo(end) >= 0) {
        return counted;
      }
      try {
        pause.pause(wait);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return new ModelReply.Failed(
            ModelFailure.CANCELLED,
            "The call was stopped while it waited to be tried again.",
            Optional.empty(),
            calls,
            brokenOff);
      }
    }
  }

  /// Between half and the whole of 0.5 s, 1 s, …
  private Duration backOff(int attempt) {
    long whole = FIRST_PAUSE.toMillis() << (attempt - 1);
    synchronized (random) {
      return Duration.ofMillis(random.nextLong(whole / 2, whole + 1));
    }
  }
}
