package app.assay.points.check;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import java.util.List;

/// The conditions that a sentence names. "For 14 hours" and "at 60 frames per second" are measures,
/// unless the sentence has another one: "180 ms at 500 requests per second".
final class Conditions {

  /// From a number to its "per second".
  private static final int REACH = 3;

  private Conditions() {}

  static boolean areNamedIn(Sentence sentence) {
    if (!sentence.has(Cue.CONDITION)) {
      return false;
    }
    for (CueMatch match : sentence.all(Cue.CONDITION)) {
      if (!isMeasure(sentence, match)) {
        return true;
      }
    }
    return false;
  }

  /// The same for one wording: words that belong to it are no condition of it ("in step with the
  /// nodes"), nor are those of the next half of the sentence ("48 dB; the town allows 45 by
  /// night").
  static boolean areNamedFor(Sentence sentence, CueMatch claim) {
    if (!sentence.has(Cue.CONDITION)) {
      return false;
    }
    for (CueMatch match : sentence.all(Cue.CONDITION)) {
      boolean part = match.from() < claim.to() && match.to() > claim.from();
      if (!part && !isMeasure(sentence, match) && !areApart(sentence, match, claim)) {
        return true;
      }
    }
    return false;
  }

  /// True where one stands in brackets, "[assuming two new contracts]".
  static boolean areBracketed(Sentence sentence) {
    if (!sentence.has(Cue.CONDITION) || !sentence.has(TokenClass.OPEN)) {
      return false;
    }
    for (CueMatch match : sentence.all(Cue.CONDITION)) {
      if (isBracketed(sentence, match) && !isMeasure(sentence, match)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isBracketed(Sentence sentence, CueMatch condition) {
    return condition.from() > sentence.from()
        && sentence.tokens().is(condition.from() - 1, TokenClass.OPEN)
        && !(condition.from() - 1 == sentence.from()
            && sentence.tokens().is(sentence.to() - 1, TokenClass.CLOSE));
  }

  /// A condition in brackets is of all that stands before it.
  private static boolean areApart(Sentence sentence, CueMatch one, CueMatch other) {
    if (isBracketed(sentence, one)) {
      return false;
    }
    int to = Math.max(one.from(), other.from());
    for (int i = Math.min(one.to(), other.to()); i < to; i++) {
      boolean so =
          sentence.tokens().is(i, TokenClass.COMMA)
              && i + 1 < to
              && sentence.tokens().isWord(i + 1, "so");
      if (so || sentence.tokens().is(i, ';')) {
        return true;
      }
    }
    return false;
  }

  private static boolean isMeasure(Sentence sentence, CueMatch condition) {
    return switch (sentence.tokens().text(condition.from())) {
      case "for", "over", "in" ->
          begins(sentence.all(Cue.SPAN_OF_TIME), condition, 0)
              || sentence.all(Cue.UNIT_AMOUNT).stream()
                  .anyMatch(m -> m.from() == condition.from() + 1);
      case "with" ->
          sentence.tokens().is(condition.to() - 1, TokenClass.PERCENT)
              || isOnlyRate(sentence, condition);
      case "at" ->
          isAtATime(sentence, condition)
              || isReached(sentence, condition)
              || isOnlyRate(sentence, condition);
      case "on", "up" -> isOnlyRate(sentence, condition);
      default -> false;
    };
  }

  /// "Four at a time", "at one go".
  private static boolean isAtATime(Sentence sentence, CueMatch condition) {
    return condition.to() < sentence.to()
        && (sentence.tokens().isWord(condition.to(), "time")
            || sentence.tokens().isWord(condition.to(), "go"));
  }

  /// "Runs at 31 dB" and "lands at 40 cents" say the figure itself.
  private static boolean isReached(Sentence sentence, CueMatch condition) {
    for (CueMatch match : sentence.matches()) {
      if ((match.cue() == Cue.UNIT_COST || match.cue() == Cue.CAPACITY)
          && match.from() < condition.from()
          && match.to() > condition.from()) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOnlyRate(Sentence sentence, CueMatch condition) {
    List<CueMatch> rates = sentence.all(Cue.RATE);
    return rates.size() == 1
        && begins(rates, condition, REACH)
        && !sentence.hasAny(Cue.SPAN_OF_TIME, Cue.UNIT_AMOUNT, Cue.EFFICIENCY);
  }

  /// A measure begins within the condition or so many tokens after it.
  private static boolean begins(List<CueMatch> measures, CueMatch condition, int reach) {
    return measures.stream()
        .anyMatch(m -> m.from() > condition.from() && m.from() <= condition.to() + reach);
  }
}
