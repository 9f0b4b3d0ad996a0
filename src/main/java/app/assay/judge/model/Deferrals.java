package app.assay.judge.model;

import app.assay.judge.Answer;
import app.assay.judge.DeferralReason;
import app.assay.judge.JudgeId;
import app.assay.judge.call.ModelReply;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// Makes the answers of questions that could not be decided, with the time to ask again.
final class Deferrals {

  /// When to ask again where nobody says so.
  private static final Duration SOON = Duration.ofMinutes(1);

  /// When to ask again whom votes split: hardly before something else has changed.
  private static final Duration LATER = Duration.ofHours(1);

  /// Longer than this nobody is let to put us off.
  private static final Duration LONGEST = Duration.ofDays(1);

  private final JudgeId by;
  private final Clock clock;

  Deferrals(JudgeId by, Clock clock) {
    this.by = by;
    this.clock = clock;
  }

  Answer.Deferred of(DeferralReason reason, String message) {
    return of(reason, message, Optional.empty());
  }

  Answer.Deferred of(ModelReply.Failed failed) {
    return of(failed.failure().deferral(), failed.message(), failed.retryAfter());
  }

  private Answer.Deferred of(DeferralReason reason, String message, Optional<Duration> retryAfter) {
    Instant now = clock.instant();
    Duration wait = retryAfter.filter(d -> !d.isNegative()).orElse(backOff(reason));
    return new Answer.Deferred(
        by,
        now,
        reason,
        message,
        reason.isTransient()
            ? Optional.of(now.plus(wait.compareTo(LONGEST) > 0 ? LONGEST : wait))
            : Optional.empty());
  }

  private static Duration backOff(DeferralReason reason) {
    return switch (reason) {
      case CANCELLED -> Duration.ZERO;
      case SPLIT -> LATER;
      default -> SOON;
    };
  }
}
