package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// How long it is from one day to another that a sentence names: "from 13 April to 22 May".
final class DateSpans {

  private static final double DAY = 86400;

  /// Of so many days it is told in weeks.
  private static final int WEEKS = 14;

  /// "Six weeks" are 39 days and also 45.
  private static final int HALF_WEEK = 3;

  /// Longer ones are told in months or years.
  private static final int LONGEST = 400;

  private static final double MONTH = 30.4375;

  /// Longer ones are told in years.
  private static final int MOST_MONTHS = 1900;

  /// Months are of 28 to 31 days.
  private static final double NEAR = 0.15;

  private static final double HALF = 0.5;

  /// Without a year of their own both days are of one that has all days.
  private static final int LEAP = 2024;

  private DateSpans() {}

  static void read(Sentence sentence, LooseKind out) {
    if (sentence.dates().isEmpty() && !sentence.has(TokenClass.MONTH)) {
      return;
    }
    List<DateMention> all = byPlace(sentence);
    for (DateMention mention : all) {
      days(sentence, mention, out);
    }
    for (int i = 0; i + 1 < all.size(); i++) {
      DateMention one = all.get(i);
      DateMention other = all.get(i + 1);
      int join = Remarks.after(sentence, one.to());
      if (join < other.from()
          && Remarks.after(sentence, join + 1) == other.from()
          && isJoin(sentence, join)) {
        add(one.from(), other.to(), days(one, other), out);
      }
    }
  }

  private static List<DateMention> byPlace(Sentence sentence) {
    if (sentence.yearlessDates().isEmpty()) {
      return sentence.dates();
    }
    List<DateMention> all = new ArrayList<>(sentence.dates());
    all.addAll(sentence.yearlessDates());
    all.sort(Comparator.comparingInt(DateMention::from));
    return all;
  }

  /// "1 to 30 May"
  private static void days(Sentence sentence, DateMention mention, LooseKind out) {
    Tokens tokens = sentence.tokens();
    int first = mention.from();
    if (first + 3 < mention.to() + 1
        && tokens.is(first, TokenClass.NUM)
        && isJoin(sentence, first + 1)
        && tokens.is(first + 2, TokenClass.NUM)
        && tokens.is(first + 3, TokenClass.MONTH)) {
      long days = (long) (tokens.value(first + 2) - tokens.value(first));
      add(first, mention.to(), days, out);
    }
  }

  private static void add(int from, int to, long days, LooseKind out) {
    months(from, to, days, out);
    if (days > 1 && days <= LONGEST) {
      int more = days < WEEKS ? 0 : HALF_WEEK;
      out.add(from, to, (days - more) * DAY, (days + 1 + more) * DAY, "s", StemSet.EMPTY);
    }
  }

  /// "1 October 2025 to 30 September 2027" is a whole number of months.
  private static void months(int from, int to, long days, LooseKind out) {
    double months = (days + 1) / MONTH;
    double whole = Math.rint(months);
    if (whole >= 2 && days <= MOST_MONTHS && Math.abs(months - whole) < NEAR) {
      out.add(from, to, whole - HALF, whole + HALF, "month", StemSet.EMPTY);
    }
  }

  private static boolean isJoin(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    return tokens.is(token, TokenClass.DASH)
        || tokens.isWord(token, "to")
        || tokens.isWord(token, "until")
        || (tokens.isWord(token, "and") && isBetween(sentence, token));
  }

  /// "Between 4 May and 8 June", but not "on 4 May and 8 June".
  private static boolean isBetween(Sentence sentence, int and) {
    for (int i = Math.max(sentence.from(), and - 5); i < and; i++) {
      if (sentence.tokens().isWord(i, "between")) {
        return true;
      }
    }
    return false;
  }

  /// From the first to the other, or less than 0.
  private static long days(DateMention one, DateMention other) {
    Optional<LocalDate> end = day(other, 0);
    int year = one.yearless().isPresent() ? end.map(LocalDate::getYear).orElse(0) : 0;
    Optional<LocalDate> begin = day(one, year);
    if (begin.isEmpty() || end.isEmpty()) {
      return -1;
    }
    LocalDate first = begin.get();
    LocalDate last = end.get();
    boolean turn = last.isBefore(first) && one.yearless().isPresent();
    return last.toEpochDay() - (turn ? first.minusYears(1) : first).toEpochDay();
  }

  private static Optional<LocalDate> day(DateMention mention, int year) {
    if (!mention.isPossible()) {
      return Optional.empty();
    }
    Optional<MonthDay> yearless = mention.yearless();
    return yearless.isPresent()
        ? yearless.map(d -> d.atYear(year == 0 ? LEAP : year))
        : mention.date().filter(d -> mention.isDay()).map(CalendarDate::earliest);
  }
}
