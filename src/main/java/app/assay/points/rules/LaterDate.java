package app.assay.points.rules;

import app.assay.points.reading.CalendarDate;
import org.jspecify.annotations.Nullable;

/// The later of two dates that a document gives itself.
final class LaterDate {

  private LaterDate() {}

  /// Of a day and the month, season or quarter in which it lies it is the day.
  static CalendarDate of(@Nullable CalendarDate one, CalendarDate other) {
    if (one == null || isWithin(other, one)) {
      return other;
    }
    return other.latest().isAfter(one.latest()) && !isWithin(one, other) ? other : one;
  }

  /// A day in the month, season or quarter that the title names.
  private static boolean isWithin(CalendarDate day, CalendarDate months) {
    return day.precision() == CalendarDate.Precision.DAY
        && months.precision() != CalendarDate.Precision.DAY
        && !day.earliest().isBefore(months.earliest())
        && !day.latest().isAfter(months.latest());
  }
}
