package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Optional;

/// A day that is told by its distance from another: "two days before the dinner of 17 May, on 19
/// May", "three months before it expires on 31 December. It therefore has to be in by 31 October".
final class OffsetTold {

  static final WordSet SIDES = WordLists.words("offset-side");

  static final WordSet BEFORE = WordLists.words("offset-before");

  /// Between the two days they say that they are of one thing.
  private static final WordSet JOINTS = WordLists.words("offset-joint");

  private static final WordSet SO = WordLists.words("offset-so");

  private static final WordSet WEEKDAYS = WordLists.words("weekdays");

  private static final WordSet NOT = WordLists.words("offset-not");

  /// Tokens from a distance to the day from which it is counted.
  private static final int FAR = 8;

  /// Tokens between two days of one thing.
  private static final int NEAR = 7;

  private static final int YEAR = 12;

  private OffsetTold() {}

  /// The first of a sentence that does not fit.
  ///
  /// @param behind the sentence behind it, which may draw the consequence
  static Optional<Misreckoned> in(PlacedBlock block, Sentence sentence, Optional<Sentence> behind) {
    if (sentence.isQuestion() || !sentence.mayHold(SIDES)) {
      return Optional.empty();
    }
    List<Days.Day> days = Days.of(sentence);
    for (Quantity length : sentence.quantities()) {
      Optional<Days.Day> anchor = anchor(sentence, days, length);
      Optional<Misreckoned> wrong =
          anchor.flatMap(a -> wrong(block, sentence, days, length, a, behind));
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return days.isEmpty() ? Optional.empty() : DayAfter.in(block, sentence, days);
  }

  private static Optional<Misreckoned> wrong(
      PlacedBlock block,
      Sentence sentence,
      List<Days.Day> days,
      Quantity length,
      Days.Day anchor,
      Optional<Sentence> behind) {
    for (Days.Day day : days) {
      boolean next =
          day.from() >= anchor.to() && isJoint(sentence, anchor.to(), day.from())
              || (day.to() <= length.from() && isJoint(sentence, day.to(), length.from()));
      if (next) {
        return isOff(length, anchor, day, false)
            ? Optional.of(told(block, length, anchor, day, false))
            : Optional.empty();
      }
    }
    boolean before = sentence.tokens().isOneOf(length.to(), BEFORE);
    return before && days.size() == 1
        ? behind
            .flatMap(OffsetTold::deadline)
            .filter(day -> isOff(length, anchor, day, true))
            .map(day -> told(block, length, anchor, day, true))
        : Optional.empty();
  }

  private static Misreckoned told(
      PlacedBlock block, Quantity length, Days.Day anchor, Days.Day day, boolean behind) {
    return Misreckoned.of(
        block,
        behind ? day.from() : length.from(),
        behind ? day.to() : anchor.to(),
        day,
        "“%s” does not fit “%s”."
            .formatted(
                Misreckoned.words(block, day.from(), day.to()),
                Misreckoned.words(block, length.from(), anchor.to())));
  }

  /// The day from which the distance is counted: the first one behind "two days before".
  private static Optional<Days.Day> anchor(
      Sentence sentence, List<Days.Day> days, Quantity length) {
    boolean counted =
        length.isTime()
            && !length.isRange()
            && !length.rough()
            && unit(length) > 0
            && length.to() < sentence.to()
            && sentence.tokens().isOneOf(length.to(), SIDES);
    return counted
        ? days.stream()
            .filter(d -> d.from() > length.to())
            .findFirst()
            .filter(d -> d.from() - length.to() <= FAR)
            .filter(d -> isOfOne(sentence, length.to() + 1, d.from()))
        : Optional.empty();
  }

  private static boolean isOfOne(Sentence sentence, int from, int to) {
    for (int i = from; i < to; i++) {
      boolean word = sentence.tokens().is(i, TokenClass.WORD);
      if (!word || sentence.tokens().isOneOf(i, NOT)) {
        return false;
      }
    }
    return true;
  }

  /// "Of 17 May, that is, on 19 May".
  static boolean isJoint(Sentence sentence, int from, int to) {
    Tokens tokens = sentence.tokens();
    boolean mark = false;
    for (int i = from; i < to; i++) {
      boolean set =
          tokens.is(i, TokenClass.COMMA)
              || tokens.is(i, TokenClass.OPEN)
              || tokens.is(i, TokenClass.DASH)
              || tokens.is(i, TokenClass.STOP)
              || tokens.is(i, TokenClass.COLON);
      mark |= set;
      if (!set && !tokens.isOneOf(i, JOINTS) && !tokens.isOneOf(i, WEEKDAYS)) {
        return false;
      }
    }
    return mark && to - from <= NEAR;
  }

  /// "Therefore has to reach us no later than 31 October": the only day of the sentence.
  private static Optional<Days.Day> deadline(Sentence sentence) {
    List<Days.Day> days = Days.of(sentence);
    return days.size() == 1
            && !sentence.isQuestion()
            && Wording.has(sentence, SO)
            && sentence.tokens().isOneOf(days.getFirst().from() - 1, JOINTS)
            && sentence.quantities().stream().noneMatch(Quantity::isTime)
        ? Optional.of(days.getFirst())
        : Optional.empty();
  }

  /// Days of one of what is counted; 0 for hours and for working days.
  private static double unit(Quantity length) {
    return length.dimension().equals("month") ? TimeLength.MONTH : Days.length(length) > 0 ? 1 : 0;
  }

  private static boolean isOff(Quantity length, Days.Day anchor, Days.Day day, boolean exact) {
    double said = TimeLength.days(length);
    boolean before = length.sentence().tokens().isOneOf(length.to(), BEFORE);
    long apart = Days.between(anchor, day, Math.round(before ? -said : said));
    double away = before ? -apart : apart;
    double slack = slack(length, said, exact);
    boolean far = away > said + slack && length.bound() != Quantity.Bound.LOWER;
    boolean close = away < said - slack && length.bound() != Quantity.Bound.UPPER;
    return far || close || away < 0;
  }

  private static double slack(Quantity length, double said, boolean exact) {
    if (!length.dimension().equals("month")) {
      boolean days = Days.isInDays(length);
      return days && said <= 10 ? 1 : Math.max(3, said / 7);
    }
    return length.low() >= 2 * YEAR ? 60 : exact ? 4 + length.low() : 20;
  }
}
