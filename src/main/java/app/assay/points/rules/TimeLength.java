package app.assay.points.rules;

import app.assay.points.reading.Quantity;

/// How long the quantities are that say so: a month in the average of the calendar.
final class TimeLength {

  /// Seconds of a day.
  static final double DAY = 86400;

  /// Days of a month.
  static final double MONTH = 30.44;

  private TimeLength() {}

  /// True for a length that is told as one value, with "about" or without.
  static boolean isOne(Quantity length) {
    return length.isTime() && !length.isRange() && length.bound() == Quantity.Bound.NONE;
  }

  /// The same, or one that is told as the most, "within 14 days".
  static boolean isOneOrWithin(Quantity length) {
    return length.isTime() && !length.isRange() && length.bound() != Quantity.Bound.LOWER;
  }

  /// Of a length of time.
  static double months(Quantity length) {
    return isInMonths(length) ? length.low() : length.low() / DAY / MONTH;
  }

  /// Of a length of time.
  static double days(Quantity length) {
    return isInMonths(length) ? length.low() * MONTH : length.low() / DAY;
  }

  /// Months and years are told in months, what is shorter in seconds.
  private static boolean isInMonths(Quantity length) {
    return length.dimension().equals("month");
  }
}
