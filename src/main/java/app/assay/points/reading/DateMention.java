package app.assay.points.reading;

import java.time.MonthDay;
import java.util.Optional;

/// A date in a sentence.
///
/// @param from its first token
/// @param to after its last
/// @param date what it means; of an impossible date as much as is possible, such as its month;
///   empty where no year is given
/// @param fault why there is no such date, a clause such as "November has 30 days"; empty for a
///   possible one
/// @param yearless the day and month of a date without a year
/// @param doubted true when the document itself says that the date is to be checked
public record DateMention(
    int from,
    int to,
    Optional<CalendarDate> date,
    String fault,
    Optional<MonthDay> yearless,
    boolean doubted) {

  public boolean isPossible() {
    return fault.isEmpty();
  }

  /// The date, where it is possible and the document does not doubt it.
  public Optional<CalendarDate> sound() {
    return isPossible() && !doubted ? date : Optional.empty();
  }

  /// The date, where it is possible, whether doubted or not.
  public Optional<CalendarDate> meant() {
    return isPossible() ? date : Optional.empty();
  }

  /// True when it names a day.
  public boolean isDay() {
    return date.map(d -> d.precision() == CalendarDate.Precision.DAY).orElse(false);
  }
}
