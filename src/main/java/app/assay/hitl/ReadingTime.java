package app.assay.hitl;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How long each claim was on the screen; claims shown together share the time.
///
/// @param <K> what tells claims apart
public final class ReadingTime<K> {

  private final InstantSource clock;
  private final Map<K, Duration> spent = new HashMap<>();
  private List<K> shown = List.of();
  private Optional<Instant> since = Optional.empty();

  public ReadingTime(InstantSource clock) {
    this.clock = clock;
  }

  /// From now on these are looked at; none while something else is on the screen.
  public void show(List<K> keys) {
    if (keys.equals(shown)) {
      return;
    }
    Instant now = clock.instant();
    since.ifPresent(begin -> share(Duration.between(begin, now)));
    shown = List.copyOf(keys);
    since = keys.isEmpty() ? Optional.empty() : Optional.of(now);
  }

  /// The time a claim has had so far.
  public Duration of(K key) {
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
