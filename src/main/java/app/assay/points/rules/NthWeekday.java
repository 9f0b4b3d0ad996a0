package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.points.reading.WordClasses;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// A weekday counted within its month that the date beside it is not: "the second Tuesday of the
/// month: 13 January and 15 April", "22 May 2026, the last Friday of the month", "the first Monday
/// in September, 14 September 2026".
///
/// @param from its first token
/// @param to after its last
/// @param nth which of the month; 0 for the last
/// @param weekday from 1 for Monday
/// @param month that is named; 0 where it is "the month"
record NthWeekday(int from, int to, int nth, int weekday, int month) {

  private static final WordSet WEEKDAYS = WordLists.words("weekdays");

  private static final WordSet EACH = WordLists.words("nth-of-each");

  private static final String ORDER = "montuewedthufrisatsun";

  private static final int STEM = 3;

  private static final int WEEK = 7;

  private static final int MOST = 5;

  /// Tokens that a weekday in a month takes.
  private static final int LENGTH = 4;

  static Optional<CalendarTold> in(
      Sentence sentence, List<DateMention> dates, Optional<CalendarDate> own) {
    if (!sentence.mayHold(WEEKDAYS)) {
      return Optional.empty();
    }
    for (int i = sentence.from(); i + LENGTH <= sentence.to(); i++) {
      Optional<CalendarTold> wrong =
          at(sentence, i).flatMap(nth -> nth.wrong(sentence, dates, own));
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  private static Optional<NthWeekday> at(Sentence sentence, int i) {
    Tokens tokens = sentence.tokens();
    if (!tokens.isOneOf(i + 1, WEEKDAYS) || !tokens.is(i + 1, TokenClass.CAP)) {
      return Optional.empty();
    }
    String word = tokens.lower(i);
    int nth = word.equals("last") ? 0 : LengthOfTime.ordinal(word);
    boolean joined = tokens.isWord(i + 2, "of") || tokens.isWord(i + 2, "in");
    if (!joined || nth > MOST || (nth == 0 && !word.equals("last"))) {
      return Optional.empty();
    }
    int weekday = ORDER.indexOf(tokens.lower(i + 1).substring(0, STEM)) / STEM + 1;
    if (tokens.is(i + 3, TokenClass.MONTH)) {
      int month = WordClasses.month(tokens.text(i + 3));
      boolean year = i + LENGTH < sentence.to() && tokens.is(i + LENGTH, TokenClass.YEAR);
      return Optional.of(
          new NthWeekday(i, year ? i + LENGTH + 1 : i + LENGTH, nth, weekday, month));
    }
    boolean each =
        tokens.isOneOf(i + 3, EACH)
            && i + LENGTH < sentence.to()
            && tokens.isWord(i + LENGTH, "month");
    return each
        ? Optional.of(new NthWeekday(i, i + LENGTH + 1, nth, weekday, 0))
        : Optional.empty();
  }

  /// The date in apposition to it that it is not, or one of those that are listed there.
  private Optional<CalendarTold> wrong(
      Sentence sentence, List<DateMention> dates, Optional<CalendarDate> own) {
    Optional<DateMention> next = CalendarTold.behind(sentence, to, dates);
    while (next.isPresent()) {
      DateMention date = next.get();
      if (isNone(date, own)) {
        return Optional.of(told(sentence, date));
      }
      next = CalendarTold.behind(sentence, date.to(), dates);
    }
    return CalendarTold.before(sentence, from, dates)
        .filter(date -> isNone(date, own))
        .map(date -> told(sentence, date));
  }

  private CalendarTold told(Sentence sentence, DateMention date) {
    String name = CalendarTold.words(sentence, from, to);
    String day = CalendarTold.words(sentence, date.from(), date.to());
    return CalendarTold.of(from, to, date, "%s is not the %s.".formatted(day, name));
  }

  private boolean isNone(DateMention date, Optional<CalendarDate> own) {
    boolean day = date.isDay() || date.yearless().isPresent();
    List<CalendarDate> meant = day ? CalendarTold.meant(date, own) : List.of();
    return !meant.isEmpty()
        && meant.stream().allMatch(d -> d.earliest().equals(d.latest()) && isOther(d.latest()));
  }

  private boolean isOther(LocalDate day) {
    int place = (day.getDayOfMonth() - 1) / WEEK + 1;
    boolean placed = nth == 0 ? day.getDayOfMonth() + WEEK > day.lengthOfMonth() : place == nth;
    return !placed
        || day.getDayOfWeek().getValue() != weekday
        || (month > 0 && month != day.getMonthValue());
  }
}
