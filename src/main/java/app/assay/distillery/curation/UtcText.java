package app.assay.distillery.curation;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Locale;

/// Times as the vault writes them: `YYYY-MM-DD HH:MM:SS` in UTC.
final class UtcText {

  private static final DateTimeFormatter FORM =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT);

  private UtcText() {}

  /// The instant; the far future for what is no such time, so that nothing counts as old by it.
  static Instant parse(String text) {
    try {
      return LocalDateTime.parse(text, FORM).toInstant(ZoneOffset.UTC);
    } catch (DateTimeParseException e) {
      return LocalDateTime.of(9999, 1, 1, 0, 0).toInstant(ZoneOffset.UTC);
    }
  }

  static String of(Instant instant) {
    return FORM.withZone(ZoneOffset.UTC).format(instant);
  }
}
