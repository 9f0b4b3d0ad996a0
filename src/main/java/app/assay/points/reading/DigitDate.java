package app.assay.points.reading;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads a date that is one token of digits: `2026-03-01`, `2026/03/01`, `03/2025`, `12/31/2025`,
/// `1.3.2026`, `2024/25`, or a word with a year such as `mid-2025` and `FY2025`.
final class DigitDate {

  private static final Pattern YEAR_FIRST =
      Pattern.compile("((?:19|20)\\d\\d)[-/](\\d{1,2})(?:[-/](\\d{1,2}))?");
  private static final Pattern YEAR_LAST =
      Pattern.compile("(\\d{1,2})([-/.])(\\d{1,2})[-/.]((?:19|20)\\d\\d)");
  private static final Pattern MONTH_YEAR = Pattern.compile("(\\d{1,2})/((?:19|20)\\d\\d)");
  private static final Pattern WORDED =
      Pattern.compile("(?i)(fy|mid-?|early-|late-|end-|q\\d-|h\\d-|[a-z]{3,9}-)((?:19|20)?\\d\\d)");

  private DigitDate() {}

  static Optional<WrittenDate> read(String text) {
    char first = text.charAt(0);
    if (Character.isLetter(first)) {
      return worded(text);
    }
    Matcher yearFirst = YEAR_FIRST.matcher(text);
    if (yearFirst.matches()) {
      return yearFirst(yearFirst);
    }
    Matcher yearLast = YEAR_LAST.matcher(text);
    if (yearLast.matches()) {
      int a = Integer.parseInt(yearLast.group(1));
      int b = Integer.parseInt(yearLast.group(3));
      int year = Integer.parseInt(yearLast.group(4));
      if (yearLast.group(2).equals(".")) {
        return a > 31 || b > 12 ? Optional.empty() : Optional.of(WrittenDate.day(year, b, a));
      }
      return Optional.of(WrittenDate.either(a, b, year));
    }
    Matcher monthYear = MONTH_YEAR.matcher(text);
    return monthYear.matches() && Integer.parseInt(monthYear.group(1)) <= 12
        ? Optional.of(
            WrittenDate.month(
                Integer.parseInt(monthYear.group(2)), Integer.parseInt(monthYear.group(1))))
        : Optional.empty();
  }

  private static Optional<WrittenDate> yearFirst(Matcher parts) {
    int year = Integer.parseInt(parts.group(1));
    int month = Integer.parseInt(parts.group(2));
    if (parts.group(3) != null) {
      return Optional.of(WrittenDate.day(year, month, Integer.parseInt(parts.group(3))));
    }
    int century = year / 100 * 100;
    if (month > 12 && century + month > year) {
      return Optional.of(WrittenDate.of(CalendarDate.years(year, century + month)));
    }
    return Optional.of(WrittenDate.month(year, month));
  }

  /// `2024-25` is a range of years: the second number is the first's end.
  private static Optional<WrittenDate> worded(String text) {
    Matcher parts = WORDED.matcher(text);
    if (!parts.matches()) {
      return Optional.empty();
    }
    String word = parts.group(1).toLowerCase(java.util.Locale.ROOT).replace("-", "");
    int year = Integer.parseInt(parts.group(2));
    year = year < 100 ? 2000 + year : year;
    return switch (word) {
      case "fy" -> Optional.of(WrittenDate.of(CalendarDate.years(year - 1, year)));
      case "mid" -> Optional.of(WrittenDate.of(CalendarDate.months(year, 4, 9)));
      case "early" -> Optional.of(WrittenDate.of(CalendarDate.months(year, 1, 5)));
      case "late", "end" -> Optional.of(WrittenDate.of(CalendarDate.months(year, 8, 12)));
      default -> {
        if (word.length() == 2) {
          int parts4 = word.charAt(0) == 'q' ? 4 : 2;
          yield Optional.of(WrittenDate.part(year, word.charAt(1) - '0', parts4));
        }
        int month = WordClasses.month(word);
        yield month == 0 ? Optional.empty() : Optional.of(WrittenDate.month(year, month));
      }
    };
  }
}
