package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.text.Span;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Finds the moments of a sentence: dates, days of the week and times of day.
final class MomentReader {

  private static final WordSet WEEKDAYS = WordLists.words("weekdays");

  private static final WordSet EVERY = WordLists.words("weekdays-of-every-week");

  /// Before a month alone they say that it is one.
  private static final WordSet BEFORE_MONTH = WordLists.words("before-month");

  private static final List<String> ORDER =
      List.of("mon", "tue", "wed", "thu", "fri", "sat", "sun");

  /// The letters of a day's shortest name.
  private static final int SHORT = 3;

  /// From the first day of the year 0 to that of 1970.
  private static final long YEAR_0 = -LocalDate.of(0, 1, 1).toEpochDay();

  /// Of `9:05`.
  private static final int SHORTEST_CLOCK = 4;

  private static final int LAST_HOUR = 24;
  private static final int HOUR = 3600;
  private static final int MINUTE = 60;

  private final Sentence sentence;
  private final Tokens tokens;
  private final List<Moment> found = new ArrayList<>();

  private MomentReader(Sentence sentence) {
    this.sentence = sentence;
    this.tokens = sentence.tokens();
  }

  /// The moments by place.
  static List<Moment> read(Sentence sentence) {
    boolean dated = sentence.hasAnyClass(DateReader.CLASSES);
    Span span = sentence.span();
    boolean may =
        dated
            || sentence.mayHold(WEEKDAYS)
            || sentence.mayHold(EVERY)
            || sentence.tokens().text().indexOf(':', span.start(), span.end()) >= 0;
    return may ? new MomentReader(sentence).run(dated) : List.of();
  }

  static long withoutYear(long day) {
    LocalDate date = LocalDate.ofEpochDay(day - YEAR_0);
    return dayOfYear0(date.getMonthValue(), date.getDayOfMonth());
  }

  private static long dayOfYear0(int month, int day) {
    return LocalDate.of(0, month, day).toEpochDay() + YEAR_0;
  }

  private List<Moment> run(boolean dated) {
    if (dated) {
      sentence.dates().forEach(this::dated);
      sentence.yearlessDates().forEach(this::yearless);
    }
    int dates = found.size();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (!isOfDate(i, dates)) {
        other(i);
      }
    }
    found.removeIf(m -> sentence.isNote(m.from()));
    found.sort(Comparator.comparingInt(Moment::from));
    return List.copyOf(found);
  }

  private void dated(DateMention mention) {
    Optional<CalendarDate> date = mention.meant();
    if (date.isPresent() && !isAsOf(mention)) {
      long low = date.get().earliest().toEpochDay() + YEAR_0;
      long high = date.get().latest().toEpochDay() + YEAR_0;
      found.add(new Moment(mention.from(), mention.to(), Moment.Kind.DATE, low, high));
    }
  }

  /// "(as of 1 March 2026)": when somebody looked, which is no date of what is told.
  private boolean isAsOf(DateMention mention) {
    int as = mention.from() - 2;
    return as >= sentence.from() && tokens.isWord(as, "as") && tokens.isWord(as + 1, "of");
  }

  private void yearless(DateMention mention) {
    MonthDay day = mention.yearless().orElseThrow();
    long of = dayOfYear0(day.getMonthValue(), day.getDayOfMonth());
    found.add(new Moment(mention.from(), mention.to(), Moment.Kind.DATE, of, of));
  }

  private boolean isOfDate(int token, int dates) {
    for (int i = 0; i < dates; i++) {
      if (token >= found.get(i).from() && token < found.get(i).to()) {
        return true;
      }
    }
    return false;
  }

  private void other(int i) {
    if (tokens.classes(i) == 0) {
      int seconds = seconds(i);
      if (seconds >= 0) {
        found.add(new Moment(i, i + 1, Moment.Kind.CLOCK, seconds, seconds));
      }
    } else if (tokens.is(i, TokenClass.MONTH)) {
      month(i);
    } else if (tokens.is(i, TokenClass.CAP)) {
      int day = weekday(i);
      if (day >= 0) {
        found.add(new Moment(i, i + 1, Moment.Kind.WEEKDAY, day, day));
      }
    }
  }

  private void month(int i) {
    boolean alone = sentence.to() - sentence.from() == 1;
    if (alone || (i > sentence.from() && tokens.isOneOf(i - 1, BEFORE_MONTH))) {
      int month = WordClasses.month(tokens.text(i));
      long low = dayOfYear0(month, 1);
      long high = low + LocalDate.of(0, month, 1).lengthOfMonth() - 1;
      found.add(new Moment(i, i + 1, Moment.Kind.DATE, low, high));
    }
  }

  private int weekday(int i) {
    boolean day = tokens.isOneOf(i, WEEKDAYS) || tokens.isOneOf(i, EVERY);
    return day ? ORDER.indexOf(tokens.lower(i).substring(0, SHORT)) : -1;
  }

  /// `02:24`, `14:05:09`: seconds from midnight, or -1.
  private int seconds(int i) {
    int from = tokens.start(i);
    String text = tokens.text();
    if (tokens.end(i) - from < SHORTEST_CLOCK || !isDigit(text.charAt(from))) {
      return -1;
    }
    int colon = text.charAt(from + 1) == ':' ? from + 1 : from + 2;
    boolean clock =
        text.charAt(colon) == ':'
            && isDigit(text.charAt(colon - 1))
            && (tokens.end(i) == colon + 3
                || (tokens.end(i) > colon + 3 && text.charAt(colon + 3) == ':'))
            && isDigit(text.charAt(colon + 1))
            && isDigit(text.charAt(colon + 2));
    int hours = clock ? Integer.parseInt(text, from, colon, 10) : -1;
    return hours < 0 || hours > LAST_HOUR
        ? -1
        : hours * HOUR + Integer.parseInt(text, colon + 1, colon + 3, 10) * MINUTE;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
