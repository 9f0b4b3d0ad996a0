package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.time.DayOfWeek;
import java.time.MonthDay;
import java.time.format.TextStyle;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Finds two days of a sentence whose weekdays do not lie as far apart as their dates, whatever the
/// year: "Wednesday 6 May and Friday 9 May".
final class WeekdaysApart {

  private static final WordSet NAMES = WordLists.words("weekdays");

  private static final String ORDER = "montuewedthufrisatsun";

  private static final int STEM = 3;

  private static final int WEEK = 7;

  /// Days farther apart may be of two years.
  private static final int FARTHEST = 60;

  /// A longer list is one of data.
  private static final int MOST = 24;

  /// Any year without a 29 February.
  private static final int YEAR = 2025;

  private WeekdaysApart() {}

  private record Day(Span place, int weekday, MonthDay date) {

    /// How many days later it is than another; negative where that cannot be said.
    long after(Day other) {
      boolean leap = other.date.getMonthValue() <= 2 && date.getMonthValue() > 2;
      return leap ? -1 : ChronoUnit.DAYS.between(other.date.atYear(YEAR), date.atYear(YEAR));
    }

    boolean fits(Day other) {
      long days = after(other);
      return days < 0 || days > FARTHEST || (weekday - other.weekday + WEEK) % WEEK == days % WEEK;
    }
  }

  static List<Misfit> in(DocumentReading document) {
    List<Misfit> wrong = new ArrayList<>();
    for (PlacedBlock block : Amounts.spoken(document, NAMES)) {
      for (Sentence sentence : block.reading().sentences()) {
        if (sentence.mayHold(NAMES) && Amounts.isTelling(sentence)) {
          List<Day> days = new ArrayList<>();
          sentence.yearlessDates().forEach(d -> read(block, sentence, d, days));
          compare(days, wrong);
        }
      }
    }
    return wrong;
  }

  /// "Friday 9 May", "Fri, 9 May".
  private static void read(PlacedBlock block, Sentence sentence, DateMention date, List<Day> out) {
    Tokens tokens = sentence.tokens();
    int name = date.from() - 1;
    boolean comma = name > sentence.from() && tokens.is(name, TokenClass.COMMA);
    name -= comma ? 1 : 0;
    boolean stop = name > sentence.from() && tokens.is(name, TokenClass.STOP);
    name -= stop ? 1 : 0;
    boolean named =
        name >= sentence.from() && tokens.is(name, TokenClass.CAP) && tokens.isOneOf(name, NAMES);
    if (named && date.yearless().isPresent() && date.isPossible()) {
      String stem = tokens.text(name).substring(0, STEM).toLowerCase(Locale.ROOT);
      Span place = block.place(tokens.span(name, date.to()));
      out.add(new Day(place, ORDER.indexOf(stem) / STEM, date.yearless().get()));
    }
  }

  /// Two that do not fit each other; of more the one that does not fit those that do.
  private static void compare(List<Day> days, List<Misfit> wrong) {
    if (days.size() < 2 || days.size() > MOST) {
      return;
    }
    for (int i = 1; i < days.size(); i++) {
      Day before = days.get(i - 1);
      Day day = days.get(i);
      if (!day.fits(before)) {
        boolean skips = i + 1 < days.size() && days.get(i + 1).fits(before);
        boolean first = !skips && i > 1 && !before.fits(days.get(i - 2));
        if (!first) {
          wrong.add(new Misfit(List.of(before.place(), day.place()), right(before, day)));
        }
      }
    }
  }

  private static String right(Day before, Day day) {
    int weekday = (int) ((before.weekday() + day.after(before)) % WEEK);
    return DayOfWeek.of(weekday + 1).getDisplayName(TextStyle.FULL, Locale.ENGLISH);
  }
}
