package app.assay.points.reading;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Month;
import java.time.YearMonth;
import java.time.format.TextStyle;
import java.time.temporal.IsoFields;
import java.util.Locale;
import java.util.Optional;

/// A date's parts as they are written, and whether there is such a day.
///
/// @param date as much as is possible
/// @param fault why there is no such date, or empty
record WrittenDate(Optional<CalendarDate> date, String fault) {

  static WrittenDate of(CalendarDate date) {
    return new WrittenDate(Optional.of(date), "");
  }

  private static WrittenDate wrong(CalendarDate coarse, String fault) {
    return new WrittenDate(Optional.of(coarse), fault);
  }

  static WrittenDate day(int year, int month, int day) {
    if (month < 1 || month > 12) {
      return month(year, month);
    }
    int length = YearMonth.of(year, month).lengthOfMonth();
    if (day < 1 || day > length) {
      String name = Month.of(month).getDisplayName(TextStyle.FULL, Locale.ENGLISH);
      return wrong(
          CalendarDate.month(year, month), "%s %d has %d days".formatted(name, year, length));
    }
    return of(CalendarDate.day(LocalDate.of(year, month, day)));
  }

  /// A day and month without a year: only its fault can be told.
  static WrittenDate yearless(int month, int day) {
    int most = Month.of(month).maxLength();
    String name = Month.of(month).getDisplayName(TextStyle.FULL, Locale.ENGLISH);
    return new WrittenDate(
        Optional.empty(), day > most ? "%s has %d days".formatted(name, most) : "");
  }

  static WrittenDate month(int year, int month) {
    return month < 1 || month > 12
        ? wrong(CalendarDate.year(year), "a year has 12 months")
        : of(CalendarDate.month(year, month));
  }

  /// A quarter (`parts` 4) or half (`parts` 2) of a year.
  static WrittenDate part(int year, int part, int parts) {
    int months = 12 / parts;
    if (part < 1 || part > parts) {
      return wrong(
          CalendarDate.year(year),
          parts == 4 ? "a year has four quarters" : "a year has two halves");
    }
    return of(CalendarDate.months(year, (part - 1) * months + 1, part * months));
  }

  static WrittenDate week(int year, int week) {
    LocalDate inYear = LocalDate.of(year, 7, 1);
    long weeks = IsoFields.WEEK_OF_WEEK_BASED_YEAR.rangeRefinedBy(inYear).getMaximum();
    if (week < 1 || week > weeks) {
      return wrong(CalendarDate.year(year), "%d has %d weeks".formatted(year, weeks));
    }
    LocalDate monday =
        inYear.with(IsoFields.WEEK_OF_WEEK_BASED_YEAR, week).with(java.time.DayOfWeek.MONDAY);
    return of(new CalendarDate(monday, monday.plusDays(6), CalendarDate.Precision.WEEK));
  }

  /// Two numbers that may be day and month or month and day: both readings are kept.
  static WrittenDate either(int first, int second, int year) {
    boolean monthFirst = isDay(year, first, second);
    boolean dayFirst = isDay(year, second, first);
    if (monthFirst && dayFirst) {
      LocalDate a = LocalDate.of(year, first, second);
      LocalDate b = LocalDate.of(year, second, first);
      return of(
          new CalendarDate(
              a.isBefore(b) ? a : b, a.isBefore(b) ? b : a, CalendarDate.Precision.DAY));
    }
    if (monthFirst) {
      return day(year, first, second);
    }
    return second > 12 && first <= 12 ? day(year, first, second) : day(year, second, first);
  }

  private static boolean isDay(int year, int month, int day) {
    try {
      LocalDate.of(year, month, day);
      return true;
    } catch (DateTimeException e) {
      return false;
    }
  }
}
