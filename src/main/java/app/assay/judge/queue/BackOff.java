package app.assay.judge.queue;

import app.assay.judge.Answer;
import app.assay.judge.DeferralReason;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// When a question that was put off is asked again: each time twice as late as before, up to a
/// limit, up to half of it sooner by chance so that not all come back at once, and never before the
/// time the provider named.
///
/// @param first the wait after the first attempt
/// @param longest the longest wait
/// @param chance seeded by whoever makes it
public record BackOff(Duration first, Duration longest, RandomGenerator chance) {

  private static final int MOST_DOUBLINGS = 30;

  public BackOff {
    if (!first.isPositive() || longest.compareTo(first) < 0) {
      throw new IllegalArgumentException("waits are positive and do not shrink");
    }
  }

  /// Half a minute, then twice as long each time, at most six hours.
  public static BackOff standard(RandomGenerator chance) {
    return new BackOff(Duration.ofSeconds(30), Duration.ofHours(6), chance);
  }

  /// When to ask again; empty where that alone cannot help.
  ///
  /// @param attempts how often a model was asked until now
  Optional<Instant> next(Answer.Deferred deferred, int attempts, Instant now) {
    if (deferred.reason() == DeferralReason.CANCELLED) {
      return Optional.of(now);
    }
    if (!deferred.reason().isTransient()) {
      return deferred.retryAt();
    }
    Instant own = now.plus(wait(attempts));
    return Optional.of(deferred.retryAt().filter(at -> at.isAfter(own)).orElse(own));
  }

  private Duration wait(int attempts) {
    int doublings = Math.clamp(attempts - 1L, 0, MOST_DOUBLINGS);
    long full = Math.min(longest.toMillis(), first.toMillis() << doublings);
    return Duration.ofMillis(full - (long) (chance.nextDouble() * full / 2));
  }
}
