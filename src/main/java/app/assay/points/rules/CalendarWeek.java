package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.WeekFields;
import java.util.List;
import java.util.Optional;

/// A week of the calendar by its number that the date beside it does not lie in: "calendar week 22
/// (4 to 8 May 2026)", "KW 23, from 15 June". Weeks may begin on a Monday, as in Europe, or on a
/// Sunday.
///
/// @param from its first token
/// @param to after its last
/// @param week its number
record CalendarWeek(int from, int to, int week) {

  private static final WordSet NAMES = WordLists.words("week-name");

  private static final WordSet KINDS = WordLists.words("week-kind");

  private static final WeekFields AMERICAN = WeekFields.of(DayOfWeek.SUNDAY, 1);

  private static final int LAST = 53;

  /// What lasts longer is no week.
  private static final int LONG = 10;

  static Optional<CalendarTold> in(
      Sentence sentence, List<DateMention> dates, Optional<CalendarDate> own) {
    for (int i = sentence.from(); i + 1 < sentence.to(); i++) {
      Optional<CalendarTold> wrong =
          at(sentence, i).flatMap(week -> week.wrong(sentence, dates, own));
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  /// "Calendar week 22", "CW 22", "KW22", with "of 2026" behind it.
  private static Optional<CalendarWeek> at(Sentence sentence, int i) {
    Tokens tokens = sentence.tokens();
    if (!tokens.is(i, TokenClass.WORD)) {
      return Optional.empty();
    }
    int number = i + 1;
    if (tokens.isOneOf(i, KINDS)) {
      boolean hyphen = number < sentence.to() && tokens.isWord(number, "week");
      number = hyphen ? number + 1 : sentence.to();
    } else if (!tokens.isOneOf(i, NAMES)) {
      return Optional.empty();
    }
    int week = number < sentence.to() ? LengthOfTime.whole(tokens.text(number)) : 0;
    if (week == 0 || week > LAST) {
      return Optional.empty();
    }
    int to = number + 1;
    int year = to < sentence.to() && (tokens.isWord(to, "of") || tokens.is(to, '/')) ? to + 1 : to;
    boolean dated = year < sentence.to() && tokens.is(year, TokenClass.YEAR);
    return Optional.of(new CalendarWeek(i, dated ? year + 1 : to, week));
  }

  private Optional<CalendarTold> wrong(
      Sentence sentence, List<DateMention> dates, Optional<CalendarDate> own) {
    return CalendarTold.beside(sentence, from, to, dates)
        .filter(date -> isApart(date, own))
        .map(
            date ->
                CalendarTold.of(
                    from,
                    to,
                    date,
                    "“%s” does not hold %s."
                        .formatted(
                            CalendarTold.words(sentence, from, to),
                            CalendarTold.words(sentence, date.from(), date.to()))));
  }

  /// In whatever year it lies, it is not in that week, nor is it longer than a week.
  private boolean isApart(DateMention date, Optional<CalendarDate> own) {
    List<CalendarDate> meant = CalendarTold.meant(date, own);
    return !meant.isEmpty() && meant.stream().noneMatch(this::mayHold);
  }

  private boolean mayHold(CalendarDate date) {
    LocalDate last = date.latest();
    if (last.toEpochDay() - date.earliest().toEpochDay() >= LONG
        && date.precision() != CalendarDate.Precision.MONTH) {
      return true;
    }
    for (LocalDate day = date.earliest(); !day.isAfter(last); day = day.plusDays(1)) {
      if (day.get(WeekFields.ISO.weekOfWeekBasedYear()) == week
          || day.get(AMERICAN.weekOfWeekBasedYear()) == week) {
        return true;
      }
    }
    return false;
  }
}
