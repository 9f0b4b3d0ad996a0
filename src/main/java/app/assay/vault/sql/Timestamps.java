package app.assay.vault.sql;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/// Times as upstream writes them: `YYYY-MM-DD HH:MM:SS` in UTC (rulebook §1.1).
public final class Timestamps {

  private static final DateTimeFormatter FORM =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT);

  private Timestamps() {}

  /// The time of the clock.
  public static String now(Clock clock) {
    return of(clock.instant());
  }

  public static String of(Instant instant) {
    return FORM.format(instant.atOffset(ZoneOffset.UTC));
  }

  /// Whether upstream could have written it.
  public static boolean isOne(String text) {
    try {
      return FORM.format(LocalDateTime.parse(text, FORM)).equals(text);
    } catch (DateTimeException e) {
      return false;
    }
  }
}
