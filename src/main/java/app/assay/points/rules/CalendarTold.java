package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.Clock;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A name of the calendar that the date beside it does not fit: "the second Tuesday of the month,
/// 15 April", "calendar week 22 (4 to 8 May 2026)", "Good Friday, 10 April 2026".
///
/// @param from the first token of the two
/// @param to after the last
/// @param wrong the first token of what has to be looked up
/// @param end after its last
/// @param what is to be looked up, for a fix
/// @param message why the two do not fit
record CalendarTold(int from, int to, int wrong, int end, String what, String message) {

  private static final WordSet BESIDE = WordLists.words("calendar-beside");

  private static final WordSet MOVED = WordLists.words("calendar-moved");

  private static final WordSet WEEKDAYS = WordLists.words("weekdays");

  /// Tokens between a name and its date.
  private static final int REACH = 7;

  /// A day without a year lies no further from the day of the text.
  private static final int NEAR = 200;

  /// Years in which a day without a year may lie in a text without a day.
  private static final int FIRST = 2000;

  private static final int LAST = 2040;

  /// More dates in a sentence are those of many.
  private static final int MOST = 12;

  /// The first of a sentence.
  ///
  /// @param before the sentence before it
  /// @param own the day of the text
  static Optional<CalendarTold> in(
      DocumentReading document,
      Optional<Sentence> before,
      Sentence sentence,
      Optional<CalendarDate> own) {
    if (sentence.isQuestion()) {
      return Optional.empty();
    }
    Optional<CalendarTold> undated =
        Zones.in(sentence)
            .or(() -> YearsBc.in(sentence, before))
            .or(() -> Centuries.in(sentence))
            .or(() -> QuarterMonths.in(document, sentence));
    return undated.isPresent() ? undated : dated(document, sentence, own);
  }

  private static Optional<CalendarTold> dated(
      DocumentReading document, Sentence sentence, Optional<CalendarDate> own) {
    List<DateMention> dates = DatePairs.in(sentence);
    if (dates.isEmpty() || dates.size() > MOST || isMoved(sentence)) {
      return Optional.empty();
    }
    return NthWeekday.in(sentence, dates, own)
        .or(() -> YearLabel.in(sentence, dates, own))
        .or(() -> CalendarWeek.in(sentence, dates, own))
        .or(() -> Feasts.in(document, sentence, dates, own));
  }

  /// "Instead of", "brought forward", "substitute": the day is another one.
  private static boolean isMoved(Sentence sentence) {
    return Wording.has(sentence, MOVED);
  }

  /// What does not fit.
  static CalendarTold of(int from, int to, DateMention date, String message) {
    return new CalendarTold(
        Math.min(from, date.from()),
        Math.max(to, date.to()),
        date.from(),
        date.to(),
        "date",
        message);
  }

  /// The date that stands in apposition to a name, behind it or before.
  static Optional<DateMention> beside(
      Sentence sentence, int from, int to, List<DateMention> dates) {
    return behind(sentence, to, dates).or(() -> before(sentence, from, dates));
  }

  /// The date that stands in apposition behind a token, if any.
  static Optional<DateMention> behind(Sentence sentence, int token, List<DateMention> dates) {
    for (DateMention date : dates) {
      if (date.from() >= token) {
        return isGap(sentence, token, date.from()) ? Optional.of(date) : Optional.empty();
      }
    }
    return Optional.empty();
  }

  /// The date that stands in apposition before a token, set off by a mark: "22 May, the last Friday
  /// of the month".
  static Optional<DateMention> before(Sentence sentence, int token, List<DateMention> dates) {
    for (DateMention date : dates.reversed()) {
      if (date.to() <= token) {
        boolean mark =
            date.to() < token
                && (sentence.tokens().is(date.to(), TokenClass.COMMA)
                    || sentence.tokens().is(date.to(), TokenClass.OPEN)
                    || sentence.tokens().is(date.to(), TokenClass.DASH));
        return mark && isGap(sentence, date.to(), token) ? Optional.of(date) : Optional.empty();
      }
    }
    return Optional.empty();
  }

  /// Nothing but marks, times of day and words that join a name and its date.
  static boolean isGap(Sentence sentence, int from, int to) {
    if (to - from > REACH) {
      return false;
    }
    Tokens tokens = sentence.tokens();
    for (int i = from; i < to; i++) {
      boolean mark =
          (tokens.is(i, TokenClass.COMMA) && !tokens.is(i, ';'))
              || tokens.is(i, TokenClass.OPEN)
              || tokens.is(i, TokenClass.COLON)
              || tokens.is(i, TokenClass.DASH);
      if (!mark
          && Clock.seconds(tokens, i) < 0
          && !tokens.isOneOf(i, BESIDE)
          && !tokens.isOneOf(i, WEEKDAYS)) {
        return false;
      }
    }
    return true;
  }

  /// All that a date may mean: one without a year is of a year near the day of the text.
  static List<CalendarDate> meant(DateMention date, Optional<CalendarDate> own) {
    List<CalendarDate> meant = new ArrayList<>();
    if (date.doubted()) {
      return meant;
    }
    date.sound().ifPresent(meant::add);
    if (date.yearless().isPresent()) {
      int first = own.map(o -> o.latest().getYear() - 1).orElse(FIRST);
      int last = own.map(o -> o.latest().getYear() + 1).orElse(LAST);
      for (int year = first; year <= last; year++) {
        LocalDate day = date.yearless().get().atYear(year);
        boolean near =
            own.isEmpty() || Math.abs(day.toEpochDay() - own.get().latest().toEpochDay()) <= NEAR;
        if (near) {
          meant.add(CalendarDate.day(day));
        }
      }
    }
    return meant;
  }

  /// The words between two tokens.
  static String words(Sentence sentence, int from, int to) {
    return sentence.tokens().span(from, to).in(sentence.tokens().text());
  }
}
