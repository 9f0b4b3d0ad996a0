package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.Optional;

/// By how much two numbers differ, told beside them in other words than "by": "rose from 120 to
/// 150, an increase of 40 percent", "from 1,200 to 1,500 (+35 %)", "grew by 40, from 310 to 370".
final class ChangeBeside {

  /// "An increase of", "up", "a saving of".
  private static final WordSet STEPS = WordLists.words("step-told");

  private static final WordSet POINTS_OF = WordLists.words("points-of-share");

  /// Over a time, or of a part: the step is another one.
  private static final WordSet OTHER = WordLists.words("step-other");

  /// From the two numbers to the step.
  private static final int REACH = 7;

  /// A share that is rounded misses by so many points, or by so much of itself.
  private static final double POINTS = 1.01;

  private static final double SHARE = 0.06;

  /// A step that misses by more is one of something else.
  private static final double FARTHEST = 3;

  private static final double HUNDRED = 100;

  /// A sentence of more values tells of many changes.
  private static final int MOST = 24;

  private ChangeBeside() {}

  /// @param verb the token of the verb that the two numbers belong to
  /// @param one the number before the change
  /// @param other the one after it
  static Optional<Change> wrong(Sentence sentence, int verb, Quantity one, Quantity other) {
    return sentence.quantities().size() > MOST
        ? Optional.empty()
        : sentence.quantities().stream()
            .filter(q -> q != one && q != other && isStep(sentence, verb, one, other, q))
            .findFirst()
            .flatMap(step -> wrong(one, other, step, verb));
  }

  private static boolean isStep(
      Sentence sentence, int verb, Quantity one, Quantity other, Quantity step) {
    Tokens tokens = sentence.tokens();
    if (!Amounts.isExact(step) || isOfOther(sentence)) {
      return false;
    }
    boolean before = step.from() > verb && step.to() <= one.from();
    if (before) {
      int join = one.from() - 1;
      return join - step.to() <= 1
          && (tokens.isWord(step.from() - 1, "by") || step.from() == verb + 1);
    }
    int gap = step.from() - other.to();
    if (gap < 0 || gap > REACH || !hasNone(sentence, other, step)) {
      return false;
    }
    int start = tokens.start(step.from());
    char sign = start > 0 ? tokens.text().charAt(start - 1) : ' ';
    return Wording.hasWithin(sentence, other.to(), step.from(), STEPS)
        || sign == '+'
        || sign == '−';
  }

  /// "4 percent per year", but not "4 per cent".
  private static boolean isOfOther(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      boolean cent = tokens.isWord(i, "per") && tokens.isWord(i + 1, "cent");
      if (tokens.isOneOf(i, OTHER) && !cent) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasNone(Sentence sentence, Quantity other, Quantity step) {
    return sentence.quantities().stream()
        .noneMatch(q -> q.from() >= other.to() && q.to() <= step.from());
  }

  private static Optional<Change> wrong(Quantity one, Quantity other, Quantity step, int verb) {
    boolean shares = one.base().equals("%");
    boolean points = isPoints(step);
    double difference = Math.abs(other.low() - one.low());
    double real;
    double slack;
    if (step.base().equals("%") && !points) {
      real = HUNDRED * difference / one.low();
      slack = Math.max(POINTS, SHARE * step.low());
      if (shares) {
        return Optional.empty();
      }
    } else if (points ? shares : isOfUnit(one, step)) {
      real = difference;
      slack = 2 * Amounts.slack(one) + Amounts.slack(step);
      slack += points ? POINTS / 2 : 0;
    } else {
      return Optional.empty();
    }
    boolean off = Math.abs(step.low() - real) > slack;
    boolean near = Math.max(step.low() / real, real / step.low()) <= FARTHEST;
    String unit = points ? " points" : step.base().equals("%") ? " %" : "";
    String said = unit.isEmpty() ? Amounts.say(one, real) : Change.digits(real) + unit;
    return off && near
        ? Optional.of(
            new Change(Math.min(verb, step.from()), Math.max(other.to(), step.to()), said))
        : Optional.empty();
  }

  private static boolean isOfUnit(Quantity one, Quantity step) {
    return one.dimension().equals(step.dimension())
        && (!step.isCount() || step.noun().isEmpty() || !step.noun().isDisjoint(one.noun()));
  }

  private static boolean isPoints(Quantity step) {
    Tokens tokens = step.sentence().tokens();
    return step.dimension().equals("pp")
        || tokens.isOneOf(step.to() - 1, POINTS_OF)
        || (step.to() < step.sentence().to() && tokens.isOneOf(step.to(), POINTS_OF));
  }
}
