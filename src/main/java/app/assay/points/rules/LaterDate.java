package app.assay.points.rules;

import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.CalendarDate.Precision;
import org.jspecify.annotations.Nullable;

/// Which of two dates that a text gives itself tells when it was written.
final class LaterDate {

  private LaterDate() {}

  static CalendarDate of(@Nullable CalendarDate a, CalendarDate b) {
    if (a == null || isWithin(b, a)) {
      return b;
    }
    if (isOneYear(a, b)) {
      return a.precision() == Precision.PART_OF_YEAR ? b : a;
    }
    return b.latest().isAfter(a.latest()) && !isWithin(a, b) ? b : a;
  }

  /// A season, which is another one in the south, and a day or month of its year.
  private static boolean isOneYear(CalendarDate a, CalendarDate b) {
    boolean part = a.precision() == Precision.PART_OF_YEAR;
    CalendarDate exact = part ? b : a;
    return part != (b.precision() == Precision.PART_OF_YEAR)
        && exact.precision() != Precision.YEAR
        && a.latest().getYear() == b.latest().getYear();
  }

  /// A day in the month, season or quarter that the title names.
  private static boolean isWithin(CalendarDate day, CalendarDate months) {
    return day.precision() == Precision.DAY
        && months.precision() != Precision.DAY
        && !day.earliest().isBefore(months.earliest())
        && !day.latest().isAfter(months.latest());
  }
}
