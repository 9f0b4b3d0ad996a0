package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/// A length of time beside the two days that it lies between: "30 months, 1 June 2026 to 31 May
/// 2028".
final class Term {

  /// Between the length and the dates.
  private static final int REACH = 4;

  /// Between the dates: "to", "until", "and".
  private static final int BETWEEN = 2;

  private static final int YEAR = 12;

  /// "Ten days before", "two weeks earlier": counted from another day.
  private static final WordSet APART = WordLists.words("term-apart");

  private static final WordSet SOME_DAYS = WordLists.words("before-some-days");

  private static final WordSet ENDS = WordLists.words("term-ends");

  private Term() {}

  static Optional<Change> wrong(Sentence sentence) {
    return months(sentence).or(() -> weeks(sentence));
  }

  /// "Nine weeks, 11 January to 26 March", "began on 8 September and was finished in eleven weeks,
  /// on 3 October".
  private static Optional<Change> weeks(Sentence sentence) {
    List<Days.Day> days = Days.of(sentence);
    if (days.size() != 2) {
      return Optional.empty();
    }
    Days.Day one = days.get(0);
    Days.Day other = days.get(1);
    long apart = Days.between(one, other);
    List<Quantity> lengths =
        sentence.quantities().stream()
            .filter(q -> Days.length(q) > 0 && Amounts.isExact(q))
            .toList();
    if (apart == 0 || lengths.size() != 1) {
      return Optional.empty();
    }
    Quantity length = lengths.getFirst();
    boolean stands =
        isBeside(sentence, length, one, other) || isWithin(sentence, length, one, other);
    return stands && !isOfSome(sentence, length) && !Days.fits(length, Days.length(length), apart)
        ? Optional.of(
            new Change(
                Math.min(length.from(), one.from()),
                Math.max(length.to(), other.to()),
                Days.say(apart)))
        : Optional.empty();
  }

  private static boolean isBeside(
      Sentence sentence, Quantity length, Days.Day one, Days.Day other) {
    Tokens tokens = sentence.tokens();
    int joint = one.to();
    boolean to =
        other.from() - joint == 1
            && (tokens.is(joint, TokenClass.DASH)
                || tokens.isWord(joint, "to")
                || tokens.isWord(joint, "until")
                || tokens.isWord(joint, "till"));
    boolean first = length.from() < one.from();
    int from = first ? length.to() : other.to();
    int end = first ? one.from() : length.from();
    if (!to || end < from || end - from > REACH) {
      return false;
    }
    for (int i = from; i < end; i++) {
      if (tokens.is(i, ';') || tokens.isOneOf(i, APART) || tokens.is(i, TokenClass.STOP)) {
        return false;
      }
    }
    int after = length.to();
    return after >= sentence.to() || !tokens.isOneOf(after, APART);
  }

  /// "Began on 8 September 2025 and finished in eleven weeks, on 3 October 2025".
  private static boolean isWithin(
      Sentence sentence, Quantity length, Days.Day one, Days.Day other) {
    return length.from() > one.to()
        && length.to() < other.from()
        && other.from() - length.to() <= 2
        && (Wording.before(sentence, length.from()).equals("in")
            || Wording.before(sentence, length.from()).equals("within")
            || Wording.before(sentence, length.from()).equals("after"))
        && Wording.hasWithin(sentence, one.to(), length.from(), ENDS);
  }

  private static Optional<Change> months(Sentence sentence) {
    List<DateMention> dates = sentence.dates();
    if (dates.size() != 2 || dates.get(1).from() - dates.get(0).to() > BETWEEN) {
      return Optional.empty();
    }
    Optional<LocalDate> start = day(dates.get(0));
    Optional<LocalDate> end = day(dates.get(1));
    if (start.isEmpty() || end.isEmpty() || !end.get().isAfter(start.get()) || isPair(sentence)) {
      return Optional.empty();
    }
    for (Quantity length : sentence.quantities()) {
      int from = Math.min(length.from(), dates.get(0).from());
      int to = Math.max(length.to(), dates.get(1).to());
      int gap =
          length.from() < dates.get(0).from()
              ? dates.get(0).from() - length.to()
              : length.from() - dates.get(1).to();
      if (!isOfSome(sentence, length)
          && length.base().equals("month")
          && !length.isRange()
          && gap >= 0
          && gap <= REACH) {
        long months = ChronoUnit.MONTHS.between(start.get(), end.get().plusDays(1));
        double slack = length.low() % YEAR == 0 && length.low() > YEAR ? YEAR / 4.0 : 1;
        if (Math.abs(months - length.low()) > slack) {
          return Optional.of(new Change(from, to, months + " months"));
        }
      }
    }
    return Optional.empty();
  }

  /// "All but nine days from …", "on nine days between …".
  private static boolean isOfSome(Sentence sentence, Quantity length) {
    return sentence.tokens().isOneOf(length.from() - 1, SOME_DAYS);
  }

  /// "1 June and 31 May": two days, and no time between them.
  private static boolean isPair(Sentence sentence) {
    int between = sentence.dates().get(0).to();
    return sentence.tokens().isWord(between, "and")
        || sentence.tokens().is(between, TokenClass.COMMA)
        || between == sentence.dates().get(1).from();
  }

  private static Optional<LocalDate> day(DateMention mention) {
    return mention
        .sound()
        .filter(d -> d.precision() == CalendarDate.Precision.DAY)
        .map(CalendarDate::earliest);
  }
}
