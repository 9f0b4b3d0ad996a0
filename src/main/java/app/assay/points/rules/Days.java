package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import java.time.LocalDate;
import java.time.MonthDay;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The days that sentences name and the lengths of time between them in weeks and days.
final class Days {

  private static final int WEEK = 7;

  /// Any leap year: "29 February" is a day.
  private static final int ANY_YEAR = 2024;

  private static final WordSet WORKING = WordLists.words("working-days");

  private Days() {}

  /// A day with the tokens that name it.
  record Day(int from, int to, MonthDay day, int year) {}

  /// All of a sentence, by place; days without a year have the year 0.
  static List<Day> of(Sentence sentence) {
    if (sentence.dates().isEmpty() && sentence.yearlessDates().isEmpty()) {
      return List.of();
    }
    List<Day> days = new ArrayList<>();
    for (DateMention mention : sentence.dates()) {
      mention
          .sound()
          .filter(d -> mention.isDay())
          .ifPresent(
              d ->
                  days.add(
                      new Day(
                          mention.from(),
                          mention.to(),
                          MonthDay.from(d.earliest()),
                          d.earliest().getYear())));
    }
    for (DateMention mention : sentence.yearlessDates()) {
      mention
          .yearless()
          .filter(d -> !mention.doubted())
          .ifPresent(d -> days.add(new Day(mention.from(), mention.to(), d, 0)));
    }
    days.sort(Comparator.comparingInt(Day::from));
    return days;
  }

  /// The days from one to the other; 0 where that is not known.
  static long between(Day one, Day other) {
    int start = one.year() > 0 ? one.year() : other.year() > 0 ? other.year() : ANY_YEAR;
    int end = other.year() > 0 ? other.year() : start;
    LocalDate first = one.day().atYear(start);
    LocalDate last = other.day().atYear(end);
    return last.isAfter(first) ? ChronoUnit.DAYS.between(first, last) : 0;
  }

  /// The days from one to the other, below 0 where it lies before; one without a year is that by
  /// which they come nearest to so many.
  static long between(Day one, Day other, long near) {
    int year = one.year() > 0 ? one.year() : other.year() > 0 ? other.year() : ANY_YEAR + 1;
    LocalDate first = one.day().atYear(year);
    LocalDate last = other.day().atYear(other.year() > 0 ? other.year() : year);
    long apart = ChronoUnit.DAYS.between(first, last);
    if (one.year() > 0 && other.year() > 0) {
      return apart;
    }
    long more = ChronoUnit.DAYS.between(first, last.plusYears(1));
    long less = ChronoUnit.DAYS.between(first, last.minusYears(1));
    long best = Math.abs(more - near) < Math.abs(apart - near) ? more : apart;
    return Math.abs(less - near) < Math.abs(best - near) ? less : best;
  }

  /// It is told in days, not in weeks.
  static boolean isInDays(Quantity length) {
    return unit(length).startsWith("day");
  }

  /// The days of a length of time in weeks or days; 0 for another, and for working days.
  static double length(Quantity length) {
    Sentence sentence = length.sentence();
    if (!length.dimension().equals("s")
        || Wording.hasWithin(
            sentence, length.from(), Math.min(sentence.to(), length.to() + 1), WORKING)) {
      return 0;
    }
    return unit(length).isEmpty() ? 0 : length.low() / TimeLength.DAY;
  }

  /// "Days" in "14 days of service"; empty where none are told.
  private static String unit(Quantity length) {
    for (int i = length.to() - 1; i >= length.from(); i--) {
      String word = Wording.lower(length.sentence().tokens(), i);
      String unit = word.substring(word.lastIndexOf('-') + 1);
      boolean days =
          unit.startsWith("day") || unit.startsWith("week") || unit.startsWith("fortnight");
      if (days) {
        return unit;
      }
    }
    return "";
  }

  /// Both ends may count or neither, and people count weeks from Monday to Friday.
  static boolean fits(Quantity length, double days, long apart) {
    boolean weeks = !isInDays(length);
    double slack = !weeks ? 1.5 : days >= 8 * WEEK ? 1.5 * WEEK : WEEK - 0.5;
    return Math.abs(days - (apart + 0.5)) <= slack;
  }

  /// In weeks where they are many.
  static String say(long apart) {
    return apart < 2 * WEEK
        ? (apart + 1) + " days"
        : apart < 12 * TimeLength.MONTH
            ? Change.digits((apart + 1.0) / WEEK) + " weeks"
            : Change.digits((apart + 1.0) / TimeLength.MONTH) + " months";
  }
}
