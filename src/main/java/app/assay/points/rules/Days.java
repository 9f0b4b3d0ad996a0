package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
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
      mention.yearless().ifPresent(d -> days.add(new Day(mention.from(), mention.to(), d, 0)));
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

  /// The days of a length of time in weeks or days; 0 for another, and for working days.
  static double length(Quantity length) {
    Sentence sentence = length.sentence();
    Tokens tokens = sentence.tokens();
    if (!length.dimension().equals("s")
        || Wording.hasWithin(
            sentence, length.from(), Math.min(sentence.to(), length.to() + 1), WORKING)) {
      return 0;
    }
    String unit = Wording.lower(tokens, length.to() - 1);
    boolean days =
        unit.startsWith("day") || unit.startsWith("week") || unit.startsWith("fortnight");
    return days ? length.low() / TimeLength.DAY : 0;
  }

  /// Both ends may count or neither, and people count weeks from Monday to Friday.
  static boolean fits(Quantity length, double days, long apart) {
    boolean weeks = !Wording.lower(length.sentence().tokens(), length.to() - 1).startsWith("day");
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
