package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.CalendarDate.Precision;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A stretch of time that a sentence gives by its two ends: "from 3 to 6 July 2026", "January to
/// May 2027", "starts 1 February 2027, ends 31 January 2028".
///
/// @param from the first token of its first date
/// @param to after the last of its other
/// @param start its first day
/// @param end its last day
/// @param precision whether it is told in days, months or years
/// @param first the date that opens it
record Stretch(
    int from, int to, LocalDate start, LocalDate end, Precision precision, DateMention first) {

  private static final WordSet STARTS = WordLists.words("stretch-starts");

  private static final WordSet ENDS = WordLists.words("stretch-ends");

  private static final WordSet JOINS = WordLists.words("stretch-joins");

  /// The verb of a beginning or an end stands so near its date.
  private static final int NEAR = 3;

  /// Between the two dates stand no more tokens.
  private static final int APART = 6;

  /// Any year that has all days.
  private static final int LEAP = 2024;

  /// A day without a year ends what began so long before, at most.
  private static final int MOST_DAYS = 300;

  /// All of a sentence, by place.
  static List<Stretch> in(Sentence sentence) {
    List<Stretch> all = new ArrayList<>();
    List<DateMention> dates = DatePairs.in(sentence);
    for (int i = 0; i < dates.size(); i++) {
      Optional<Stretch> one = ofOne(sentence, dates.get(i));
      one.ifPresent(all::add);
      boolean joined =
          one.isEmpty()
              && i + 1 < dates.size()
              && isJoined(sentence, dates.get(i), dates.get(i + 1));
      if (joined) {
        of(sentence, dates.get(i), dates.get(i + 1)).ifPresent(all::add);
      }
    }
    return all;
  }

  /// "3 to 6 July 2026", "January to May 2027".
  private static Optional<Stretch> ofOne(Sentence sentence, DateMention date) {
    if (date.sound().isEmpty() || date.to() - date.from() < NEAR) {
      return Optional.empty();
    }
    CalendarDate told = date.sound().get();
    boolean days = told.precision() == Precision.DAY && told.earliest().isBefore(told.latest());
    boolean months = told.precision() == Precision.PART_OF_YEAR && isOfMonths(sentence, date);
    return days || months
        ? Optional.of(
            new Stretch(
                date.from(),
                date.to(),
                told.earliest(),
                told.latest(),
                days ? Precision.DAY : Precision.MONTH,
                date))
        : Optional.empty();
  }

  private static boolean isOfMonths(Sentence sentence, DateMention date) {
    return sentence.tokens().is(date.from(), TokenClass.MONTH)
        && sentence.tokens().is(date.from() + 2, TokenClass.MONTH);
  }

  private static boolean isJoined(Sentence sentence, DateMention one, DateMention other) {
    Tokens tokens = sentence.tokens();
    int gap = other.from() - one.to();
    if (gap == 1) {
      int join = one.to();
      boolean and =
          tokens.isWord(join, "and")
              && one.from() > sentence.from()
              && tokens.isWord(one.from() - 1, "between");
      return and
          || tokens.is(join, TokenClass.DASH)
          || tokens.isWord(join, "to")
          || tokens.isWord(join, "until")
          || tokens.isWord(join, "till")
          || tokens.isWord(join, "through");
    }
    return gap > 0
        && gap <= APART
        && isOfOne(sentence, one.to(), other.from())
        && Wording.hasWithin(
            sentence, Math.max(sentence.from(), one.from() - NEAR), one.from(), STARTS)
        && Wording.hasWithin(sentence, Math.max(one.to(), other.from() - NEAR), other.from(), ENDS);
  }

  /// "And finished on", not "and the winter school finished on".
  private static boolean isOfOne(Sentence sentence, int from, int to) {
    for (int i = from; i < to; i++) {
      boolean word = sentence.tokens().is(i, TokenClass.WORD);
      if (word && !sentence.tokens().isOneOf(i, ENDS) && !sentence.tokens().isOneOf(i, JOINS)) {
        return false;
      }
    }
    return true;
  }

  /// From one date to another, where both are told to the day, the month or the year.
  static Optional<Stretch> of(Sentence sentence, DateMention one, DateMention other) {
    if (one.doubted() || other.doubted() || !one.isPossible() || !other.isPossible()) {
      return Optional.empty();
    }
    if (one.yearless().isPresent() || other.yearless().isPresent()) {
      return isOfNextYear(sentence, other) ? Optional.empty() : yearless(one, other);
    }
    CalendarDate start = one.sound().orElseThrow();
    CalendarDate end = other.sound().orElseThrow();
    boolean alike =
        start.precision() == end.precision()
            && start.precision() != Precision.PART_OF_YEAR
            && start.precision() != Precision.WEEK;
    return alike && start.isBefore(end)
        ? Optional.of(
            new Stretch(
                one.from(), other.to(), start.earliest(), end.latest(), start.precision(), one))
        : Optional.empty();
  }

  /// "To 31 January the following year", "of next year".
  private static boolean isOfNextYear(Sentence sentence, DateMention date) {
    Tokens tokens = sentence.tokens();
    for (int i = date.to(); i < Math.min(sentence.to(), date.to() + NEAR + 1); i++) {
      if (tokens.isWord(i, "year")) {
        return true;
      }
    }
    return false;
  }

  private static Optional<Stretch> yearless(DateMention one, DateMention other) {
    Optional<LocalDate> end = day(other, LEAP);
    Optional<LocalDate> start = day(one, end.map(LocalDate::getYear).orElse(LEAP));
    if (end.isEmpty() || start.isEmpty()) {
      return Optional.empty();
    }
    LocalDate last =
        other.yearless().isPresent() ? day(other, start.get().getYear()).get() : end.get();
    LocalDate first = start.get();
    return first.isBefore(last) && first.plusDays(MOST_DAYS).isAfter(last)
        ? Optional.of(new Stretch(one.from(), other.to(), first, last, Precision.DAY, one))
        : Optional.empty();
  }

  private static Optional<LocalDate> day(DateMention mention, int year) {
    Optional<MonthDay> yearless = mention.yearless();
    return yearless.isPresent()
        ? yearless.map(d -> d.atYear(year))
        : mention.date().filter(d -> mention.isDay()).map(CalendarDate::earliest);
  }
}
