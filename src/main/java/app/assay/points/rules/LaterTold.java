package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.CalendarDate.Precision;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/// How much later than the date before it something is said to have happened: "cleared in October
/// 2025. The first patient was dosed in March 2026, eight months later".
///
/// @param length how much later
/// @param end the date of what came later
/// @param least so many days lie between the two dates at least
/// @param most so many at most
record LaterTold(Quantity length, DateMention end, long least, long most) {

  private static final WordSet LATER = WordLists.words("reckoned-later");

  private static final WordSet AFTER = WordLists.words("later-after");

  private static final double YEAR = 365;

  /// Tokens between a date and its length.
  private static final int NEAR = 3;

  private static final int FEW = 4;

  /// Days by which months and years are rounded.
  private static final int ROUNDED_MONTHS = 31;

  private static final int ROUNDED_YEAR = 92;

  private static final int ROUNDED_YEARS = 153;

  /// The first that does not fit.
  ///
  /// @param before the sentence before it, where there is one
  static Optional<LaterTold> in(Optional<Sentence> before, Sentence sentence) {
    int dates = sentence.dates().size();
    if (sentence.isQuestion() || dates == 0 || dates > 2) {
      return Optional.empty();
    }
    DateMention end = sentence.dates().getLast();
    Optional<DateMention> start =
        dates == 2
            ? Optional.of(sentence.dates().getFirst())
            : before.filter(b -> b.dates().size() == 1).map(b -> b.dates().getFirst());
    return start.flatMap(
        s ->
            sentence.quantities().stream()
                .filter(q -> isLength(q) && isLater(sentence, q, end))
                .flatMap(q -> told(q, s, end).stream())
                .filter(LaterTold::isWrong)
                .findFirst());
  }

  /// "In March 2026, eight months later", "eight months later, in March 2026", "in March 2026,
  /// after eight months of work".
  private static boolean isLater(Sentence sentence, Quantity length, DateMention end) {
    boolean later = isOneOf(sentence, length.to(), LATER);
    boolean behind =
        length.from() >= end.to()
            && length.from() - end.to() <= NEAR
            && !isAnd(sentence, end.to(), length.from());
    boolean front = end.from() >= length.to() && end.from() - length.to() <= NEAR;
    boolean after = isOneOf(sentence, length.from() - 1, AFTER);
    return later ? behind || front : behind && after && isEnd(sentence, length.to());
  }

  private static boolean isOneOf(Sentence sentence, int token, WordSet words) {
    return token >= sentence.from()
        && token < sentence.to()
        && sentence.tokens().isOneOf(token, words);
  }

  /// The clause ends there, or goes on with "of".
  private static boolean isEnd(Sentence sentence, int token) {
    return token >= sentence.to()
        || !sentence.tokens().is(token, TokenClass.WORD)
        || sentence.tokens().isWord(token, "of");
  }

  /// "In March 2026 and eight months later": that is another day.
  private static boolean isAnd(Sentence sentence, int from, int to) {
    for (int i = from; i < to; i++) {
      if (sentence.tokens().isWord(i, "and") || sentence.tokens().is(i, ';')) {
        return true;
      }
    }
    return false;
  }

  private static boolean isLength(Quantity length) {
    return TimeLength.isOne(length) && TimeLength.days(length) >= 1;
  }

  private static Optional<LaterTold> told(Quantity length, DateMention start, DateMention end) {
    Optional<CalendarDate> one = exact(start);
    Optional<CalendarDate> other = exact(end);
    return one.isPresent() && other.isPresent() && one.get().isBefore(other.get())
        ? Optional.of(
            new LaterTold(
                length,
                end,
                ChronoUnit.DAYS.between(one.get().latest(), other.get().earliest()),
                ChronoUnit.DAYS.between(one.get().earliest(), other.get().latest())))
        : Optional.empty();
  }

  private static Optional<CalendarDate> exact(DateMention date) {
    return date.sound()
        .filter(
            d ->
                d.precision() == Precision.DAY
                    || d.precision() == Precision.MONTH
                    || d.precision() == Precision.YEAR);
  }

  private boolean isWrong() {
    double said = TimeLength.days(length);
    boolean counted = length.dimension().equals("s");
    double slack =
        counted
            ? Math.max(FEW, said / FEW)
            : said < YEAR ? ROUNDED_MONTHS : said < 2 * YEAR ? ROUNDED_YEAR : ROUNDED_YEARS;
    double rough = length.rough() ? said / FEW : 0;
    return said < least - slack - rough || said > most + slack + rough;
  }

  /// What lies between the two dates, in words.
  String truth() {
    boolean months = most >= 2 * TimeLength.MONTH;
    long low = Math.max(0, Math.round(months ? least / TimeLength.MONTH : least));
    long high = Math.round(months ? most / TimeLength.MONTH : most);
    return (low == high ? "" : low + " to ") + high + (months ? " months" : " days");
  }
}
