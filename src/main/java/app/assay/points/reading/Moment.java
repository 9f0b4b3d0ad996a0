package app.assay.points.reading;

import java.time.LocalDate;

/// A day, a month, some months or a year as far as it is told: "16 October", "October 2026", "late
/// 2026", "2026".
///
/// @param year 0 where none is told
/// @param month 1 to 12, or 0
/// @param lastMonth the same, or the last of several
/// @param day 1 to 31, or 0
public record Moment(int year, int month, int lastMonth, int day) {

  private static final int MONTHS = 100;
  private static final int YEARS = MONTHS * MONTHS;

  private static final int DAYS_OF_MONTH = 31;
  private static final int DAYS_OF_YEAR = 366;

  /// @param year 0 where none is told
  /// @param month 1 to 12, or 0
  /// @param day 1 to 31, or 0
  public Moment(int year, int month, int day) {
    this(year, month, month, day);
  }

  /// From the month of one day to that of another in the same year.
  static Moment ofMonths(LocalDate first, LocalDate last) {
    return new Moment(first.getYear(), first.getMonthValue(), last.getMonthValue(), 0);
  }

  /// What a quantity means.
  ///
  /// @param quantity one that is a moment
  public static Moment of(Quantity quantity) {
    if (quantity.isDate()) {
      LocalDate day = LocalDate.ofEpochDay((long) quantity.low());
      return quantity.dimension().equals("year")
          ? new Moment(day.getYear(), 0, 0)
          : new Moment(day.getYear(), day.getMonthValue(), day.getDayOfMonth());
    }
    int code = (int) quantity.low();
    int last = (int) quantity.high();
    return new Moment(code / YEARS, code / MONTHS % MONTHS, last / MONTHS % MONTHS, code % MONTHS);
  }

  /// As one number, which [#of] reads.
  int code() {
    return year * YEARS + month * MONTHS + day;
  }

  /// The same of its last month.
  int lastCode() {
    return year * YEARS + lastMonth * MONTHS + day;
  }

  /// True where both tell a part, such as the month, and tell it differently.
  public boolean contradicts(Moment other) {
    return differ(year, other.year) || areApart(other) || differ(day, other.day);
  }

  private boolean areApart(Moment other) {
    return month != 0 && other.month != 0 && (lastMonth < other.month || other.lastMonth < month);
  }

  private static boolean differ(int one, int other) {
    return one != 0 && other != 0 && one != other;
  }

  /// About how many days lie between the two by what both tell; a year that one of them lacks is
  /// the other's.
  public int days(Moment other) {
    int years = year == 0 || other.year == 0 ? 0 : year - other.year;
    int months = month == 0 || other.month == 0 ? 0 : month - other.month;
    int days = day == 0 || other.day == 0 ? 0 : day - other.day;
    return Math.abs(years * DAYS_OF_YEAR + months * DAYS_OF_MONTH + days);
  }
}
