package app.assay.points.reading;

import java.time.LocalDate;
import java.time.YearMonth;

/// A date as exactly as it is written: the days that it may mean.
///
/// @param earliest the first of them
/// @param latest the last of them
/// @param precision how exactly it is written
public record CalendarDate(LocalDate earliest, LocalDate latest, Precision precision) {

  public CalendarDate {
    if (latest.isBefore(earliest)) {
      throw new IllegalArgumentException("not a range of days: " + earliest + " to " + latest);
    }
  }

  /// How exactly a date is written.
  public enum Precision {
    YEAR,
    /// A half-year, quarter, season or "late 2025".
    PART_OF_YEAR,
    MONTH,
    WEEK,
    DAY
  }

  public static CalendarDate day(LocalDate day) {
    return new CalendarDate(day, day, Precision.DAY);
  }

  public static CalendarDate month(int year, int month) {
    YearMonth whole = YearMonth.of(year, month);
    return new CalendarDate(whole.atDay(1), whole.atEndOfMonth(), Precision.MONTH);
  }

  /// Some months of a year, both inclusive.
  public static CalendarDate months(int year, int first, int last) {
    return new CalendarDate(
        LocalDate.of(year, first, 1),
        YearMonth.of(year, last).atEndOfMonth(),
        Precision.PART_OF_YEAR);
  }

  public static CalendarDate year(int year) {
    return years(year, year);
  }

  /// Some years, both inclusive.
  public static CalendarDate years(int first, int last) {
    return new CalendarDate(LocalDate.of(first, 1, 1), LocalDate.of(last, 12, 31), Precision.YEAR);
  }

  /// From the first day of this one to the last of another, as in "4–10 November 2025".
  public CalendarDate through(CalendarDate end) {
    LocalDate last = end.latest.isBefore(latest) ? latest : end.latest;
    return new CalendarDate(earliest, last, end.precision);
  }

  /// True when every day it may mean lies before every day the other may mean.
  public boolean isBefore(CalendarDate other) {
    return latest.isBefore(other.earliest);
  }

  public boolean isAfter(CalendarDate other) {
    return other.isBefore(this);
  }

  /// True when it certainly lies after a day.
  public boolean isAfter(LocalDate day) {
    return earliest.isAfter(day);
  }
}
