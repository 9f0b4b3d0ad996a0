package app.assay.ui.review.model;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How long each claim was on the screen; claims shown together share the time.
final class ReadingTime {

  private final Clock clock;
  private final Map<ClaimKey, Duration> spent = new HashMap<>();
  private List<ClaimKey> shown = List.of();
  private Optional<Instant> since = Optional.empty();

  ReadingTime(Clock clock) {
    this.clock = clock;
  }

  /// From now on these are looked at; none while something else is on the screen.
  void show(List<ClaimKey> keys) {
    if (keys.equals(shown)) {
      return;
    }
    Instant now = clock.instant();
    since.ifPresent(begin -> share(Duration.between(begin, now)));
    shown = List.copyOf(keys);
    since = keys.isEmpty() ? Optional.empty() : Optional.of(now);
  }

  /// The time a claim has had so far.
  Duration of(ClaimKey key) {
    Duration before = spent.getOrDefault(key, Duration.ZERO);
    return since.isPresent() && shown.contains(key)
        ? before.plus(Duration.between(since.get(), clock.instant()).dividedBy(shown.size()))
        : before;
  }

  private void share(Duration elapsed) {
    Duration each = elapsed.dividedBy(Math.max(1, shown.size()));
    shown.forEach(key -> spent.merge(key, each, Duration::plus));
  }
}
