package app.assay.house.wrong.points;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Random;
import java.util.function.Supplier;

/// Wrong: asks for the time and rolls dice.
class Clockwatcher {
  Instant instant() {
    return Instant.now();
  }

  Supplier<Instant> reference() {
    return Instant::now;
  }

  LocalDate zone() {
    return LocalDate.now(ZoneId.of("UTC"));
  }

  LocalDate handedIn(Clock clock) {
    return LocalDate.now(clock);
  }

  long millis() {
    return System.currentTimeMillis();
  }

  Random dice() {
    return new Random();
  }

  Random seeded() {
    return new Random(7);
  }

  Clock clock() {
    return Clock.systemUTC();
  }
}
