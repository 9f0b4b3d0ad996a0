package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Optional;

/// A year that goes by two numbers, or that is said to be coming, and does not fit its own days or
/// the day of the text: "the fiscal year 2025/26 (1 July 2024 to 30 June 2025)", "the coming school
/// year 2025/26" in May 2026.
///
/// @param date the label
/// @param from the first token of what it is the label of
record YearLabel(DateMention date, int from) {

  private static final WordSet NAMES = WordLists.words("year-label");

  private static final WordSet COMING = WordLists.words("year-coming");

  /// From the word to its label: "fiscal year", "school year of".
  private static final int REACH = 4;

  /// A text may speak of a year as coming in its first months.
  private static final int LEFT = 9;

  /// The first of a sentence.
  ///
  /// @param own the day of the text
  static Optional<CalendarTold> in(
      Sentence sentence, List<DateMention> dates, Optional<CalendarDate> own) {
    for (DateMention date : dates) {
      Optional<YearLabel> label = of(sentence, date);
      Optional<CalendarTold> wrong =
          label.flatMap(l -> l.range(sentence, dates).or(() -> l.coming(sentence, own)));
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  /// Of one date; "2025/2026" is read as two.
  private static Optional<YearLabel> of(Sentence sentence, DateMention date) {
    if (date.sound().filter(d -> d.precision() == CalendarDate.Precision.YEAR).isEmpty()) {
      return Optional.empty();
    }
    Tokens tokens = sentence.tokens();
    int next = date.to() + 1;
    if (next < sentence.to()
        && tokens.is(next, TokenClass.YEAR)
        && !tokens.is(next - 1, TokenClass.COMMA)) {
      return Optional.empty();
    }
    for (int i = date.from(); i >= Math.max(sentence.from(), date.from() - REACH); i--) {
      if (tokens.isOneOf(i, NAMES)) {
        return Optional.of(new YearLabel(date, i));
      }
    }
    return Optional.empty();
  }

  /// True where the label itself names two years, and not one of them only.
  private boolean isDouble(Sentence sentence) {
    CalendarDate label = date.sound().orElseThrow();
    boolean two = label.latest().getYear() == label.earliest().getYear() + 1;
    String text = CalendarTold.words(sentence, date.from(), date.to());
    return two && (text.indexOf('/') > 0 || text.indexOf('-') > 0 || text.indexOf('–') > 0);
  }

  /// Its first and last day in brackets behind it lie outside of its two years.
  private Optional<CalendarTold> range(Sentence sentence, List<DateMention> dates) {
    if (!isDouble(sentence)) {
      return Optional.empty();
    }
    CalendarDate label = date.sound().orElseThrow();
    return CalendarTold.behind(sentence, date.to(), dates)
        .flatMap(
            first ->
                Stretch.in(sentence).stream()
                    .filter(s -> s.from() == first.from())
                    .filter(s -> isOther(label, s))
                    .findFirst())
        .map(
            s ->
                new CalendarTold(
                    date.from(),
                    s.to(),
                    date.from(),
                    date.to(),
                    "year",
                    "“%s” does not name the years of %s."
                        .formatted(
                            CalendarTold.words(sentence, date.from(), date.to()),
                            CalendarTold.words(sentence, s.from(), s.to()))));
  }

  private static boolean isOther(CalendarDate label, Stretch stretch) {
    return stretch.start().isBefore(label.earliest()) || stretch.end().isAfter(label.latest());
  }

  /// "The coming school year 2025/26" where the text is of a day after its turn of the year.
  private Optional<CalendarTold> coming(Sentence sentence, Optional<CalendarDate> own) {
    CalendarDate label = date.sound().orElseThrow();
    boolean twofold = isDouble(sentence);
    int coming = from - 1;
    if (own.isEmpty()) {
      return Optional.empty();
    }
    while (coming >= sentence.from() && sentence.tokens().isOneOf(coming, NAMES)) {
      coming--;
    }
    if (coming < sentence.from() || !sentence.tokens().isOneOf(coming, COMING)) {
      return Optional.empty();
    }
    boolean begun =
        twofold
            ? own.get().earliest().getYear() >= label.latest().getYear()
            : own.get().earliest().isAfter(label.latest().minusMonths(LEFT));
    return begun
        ? Optional.of(
            CalendarTold.of(
                coming,
                date.to(),
                date,
                "“%s” has begun on the text’s own day, %s."
                    .formatted(
                        CalendarTold.words(sentence, coming, date.to()), own.get().earliest())))
        : Optional.empty();
  }
}
