package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The dates of a sentence with and without a year, and which of two comes first.
final class DatePairs {

  /// Two days without a year that lie further apart may be of two years.
  private static final int HALF_YEAR = 182;

  private static final int CLOSE = 60;

  /// A year that has all days.
  private static final int LEAP = 2024;

  private DatePairs() {}

  /// All dates of a sentence by their places.
  static List<DateMention> in(Sentence sentence) {
    List<DateMention> yearless =
        sentence.has(TokenClass.MONTH) ? sentence.yearlessDates() : List.of();
    if (yearless.isEmpty()) {
      return sentence.dates();
    }
    List<DateMention> all = new ArrayList<>(sentence.dates());
    all.addAll(yearless);
    all.sort(Comparator.comparingInt(DateMention::from));
    return all;
  }

  /// Certainly before the other; a day without a year is of the other's year.
  static boolean isBefore(DateMention one, DateMention other) {
    if (one.doubted() || other.doubted()) {
      return false;
    }
    if (one.sound().isPresent() && other.sound().isPresent()) {
      return one.sound().get().isBefore(other.sound().get());
    }
    int days = day(other) - day(one);
    return day(one) > 0 && day(other) > 0 && days > 0 && days < HALF_YEAR;
  }

  /// The same where a day without a year is of the other's only if the two lie close: "from 19 June
  /// to 12 June", but not "started on 10 October, finished on 3 May".
  static boolean isJustBefore(DateMention one, DateMention other) {
    boolean dated = one.sound().isPresent() && other.sound().isPresent();
    return isBefore(one, other) && (dated || day(other) - day(one) <= CLOSE);
  }

  /// Both are without a year, or one is.
  static boolean isYearless(DateMention one, DateMention other) {
    return one.yearless().isPresent() || other.yearless().isPresent();
  }

  static boolean areOfOneMonth(DateMention one, DateMention other) {
    return day(one) > 0
        && day(other) > 0
        && LocalDate.ofYearDay(LEAP, day(one)).getMonth()
            == LocalDate.ofYearDay(LEAP, day(other)).getMonth();
  }

  private static int day(DateMention mention) {
    if (mention.yearless().isPresent()) {
      return day(mention.yearless().get());
    }
    return mention.isDay() && mention.isPossible()
        ? mention.date().map(CalendarDate::latest).map(d -> day(MonthDay.from(d))).orElse(0)
        : 0;
  }

  private static int day(MonthDay day) {
    return day.atYear(LEAP).getDayOfYear();
  }
}
