package app.assay.judge.provider;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;

/// How long a provider wants to be left alone (RFC 9110 §10.2.3): seconds or a date.
final class RetryAfter {

  /// Nobody waits longer for a number that may be a mistake.
  static final Duration LONGEST = Duration.ofDays(7);

  private RetryAfter() {}

  /// Reads the header.
  ///
  /// @param value of the header
  /// @return 0 to seven days; empty when it says neither
  static Optional<Duration> of(String value, Clock clock) {
    String text = value.strip();
    if (text.matches("\\d{1,18}")) {
      return Optional.of(within(Duration.ofSeconds(Long.parseLong(text))));
    }
    try {
      ZonedDateTime date = ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME);
      return Optional.of(within(Duration.between(clock.instant(), date.toInstant())));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  private static Duration within(Duration asked) {
    if (asked.isNegative()) {
      return Duration.ZERO;
    }
    return asked.compareTo(LONGEST) > 0 ? LONGEST : asked;
  }
}
