package app.assay.cgd;

import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Optional;

/// The one form of a date in the format: a real calendar day written `YYYY-MM-DD` in ASCII digits
/// and nothing around it (FS §1.3, §3.3).
public final class IsoDate {

  private static final int LENGTH = 10;

  private IsoDate() {}

  /// The day, or empty where the characters are no such date; `2026-02-29` is none.
  public static Optional<LocalDate> parse(String written) {
    if (!hasForm(written)) {
      return Optional.empty();
    }
    int year = Integer.parseInt(written.substring(0, 4));
    int month = Integer.parseInt(written.substring(5, 7));
    int day = Integer.parseInt(written.substring(8));
    boolean real =
        year >= 1
            && month >= 1
            && month <= 12
            && day >= 1
            && day <= YearMonth.of(year, month).lengthOfMonth();
    return real ? Optional.of(LocalDate.of(year, month, day)) : Optional.empty();
  }

  /// Why the characters are no date, as the rest of a sentence that begins with them: "is no day of
  /// the calendar" or "is not written YYYY-MM-DD".
  public static String fault(String written) {
    return hasForm(written) ? "is no day of the calendar" : "is not written YYYY-MM-DD";
  }

  private static boolean hasForm(String written) {
    if (written.length() != LENGTH) {
      return false;
    }
    for (int i = 0; i < LENGTH; i++) {
      char c = written.charAt(i);
      boolean hyphen = i == 4 || i == 7;
      if (hyphen ? c != '-' : c < '0' || c > '9') {
        return false;
      }
    }
    return true;
  }
}
