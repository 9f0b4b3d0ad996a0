package app.assay.points.reading;

/// A date however exact, a day of the week or a time of day in a sentence.
///
/// @param from its first token
/// @param to after its last
/// @param low a date's first day, counted from the year 0, which is that of a date without a year;
///   the number of a day of the week from 0; the seconds of a time of day
/// @param high a date's last day, otherwise the same
public record Moment(int from, int to, Kind kind, long low, long high) {

  /// A date in a year of its own has a greater number.
  private static final long DATED = 1000;

  private static final long LEAP_YEAR = 366;

  /// What a moment is.
  public enum Kind {
    DATE,
    WEEKDAY,
    CLOCK
  }

  /// True when the two cannot be one: days, months, years or hours apart.
  public boolean isApartFrom(Moment other) {
    if (kind != other.kind) {
      return false;
    }
    if (isYearless() != other.isYearless()) {
      Moment dated = isYearless() ? other : this;
      Moment yearless = isYearless() ? this : other;
      return dated.high - dated.low < LEAP_YEAR / 2 && dated.withoutYear().isApart(yearless);
    }
    return isApart(other);
  }

  private boolean isApart(Moment other) {
    return low <= high && (high < other.low || other.high < low);
  }

  private boolean isYearless() {
    return kind == Kind.DATE && low < DATED;
  }

  private Moment withoutYear() {
    return new Moment(
        from, to, kind, MomentReader.withoutYear(low), MomentReader.withoutYear(high));
  }
}
