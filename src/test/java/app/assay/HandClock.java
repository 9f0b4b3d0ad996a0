package app.assay;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicReference;

/// A clock that stands still until a test moves it, seen by every thread.
public final class HandClock extends Clock {

  private final AtomicReference<Instant> now;

  public HandClock(Instant now) {
    this.now = new AtomicReference<>(now);
  }

  public void pass(Duration time) {
    now.updateAndGet(instant -> instant.plus(time));
  }

  @Override
  public Instant instant() {
    return now.get();
  }

  @Override
  public ZoneId getZone() {
    return ZoneOffset.UTC;
  }

  @Override
  public Clock withZone(ZoneId zone) {
    return this;
  }
}
