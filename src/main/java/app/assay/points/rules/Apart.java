package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Stems;
import app.assay.points.weighing.PairWeights;

/// What speaks against two values being of one thing beside their weight: only a sum that is large
/// by itself raises values of two years, or foretold, told in other words, asked for, aimed at or
/// marked as a guess, that add up with a third or stand in one paragraph, where authors set values
/// beside each other on purpose; none raises what two sentences tell of two subjects.
final class Apart {

  private static final int SURE = PairWeights.ofStandings().raise(false);

  /// Larger numbers with decimals may be rounded: "1.2 million".
  private static final double SMALL = 100;

  private static final WordSet GOES = WordLists.words("comes-or-goes");
  private static final WordSet BEGINS = WordLists.words("meeting-begins");
  private static final WordSet ENDS = WordLists.words("meeting-ends");

  private static final int VOTE = Synonyms.of(Stems.of("votes"));

  private Apart() {}

  /// @param sum the weight of both
  static boolean are(Stated a, Stated b, int sum) {
    if (areOfTwoKinds(a, b)) {
      return true;
    }
    return Contrast.is(a, b)
        ? sum < SURE || Contrast.areOfTwo(a, b)
        : sum < SURE && (a.block() == b.block() || seem(a, b));
  }

  /// Times of day at which two things happen, extensions of two people, votes on two motions, a
  /// number of things and a measure with decimals, a price of each of two units.
  private static boolean areOfTwoKinds(Stated a, Stated b) {
    Quantity one = a.quantity();
    Quantity other = b.quantity();
    return (one.isName() && areOfTwoHolders(a, b))
        || (one.isClock() && doDiffer(one.sentence(), other.sentence()))
        || (a.block() != b.block() && isVote(a) && isVote(b))
        || isDecimalOf(a, b)
        || isDecimalOf(b, a)
        || BoldLabels.hold(a, b)
        || isThen(a) != isThen(b)
        || (one.isMoney() && isPer(one) && isPer(other) && !one.isPerAs(other));
  }

  /// Nothing that is said of one is said of the other, and no two digits are but swapped.
  private static boolean areOfTwoHolders(Stated a, Stated b) {
    boolean swapped = LoneLikeness.isSwapped(a.quantity(), b.quantity());
    return !swapped && !a.own().isEmpty() && !b.own().isEmpty() && a.own().isDisjoint(b.own());
  }

  /// "Left at 8.40 pm", "closed at 9.05 pm": both tell what happens, and nothing of the same kind.
  private static boolean doDiffer(Sentence one, Sentence other) {
    int mine = happens(one);
    int others = happens(other);
    return mine != 0 && others != 0 && (mine & others) == 0;
  }

  /// A bit for each kind of what happens.
  private static int happens(Sentence sentence) {
    return (Wording.has(sentence, GOES) ? 1 : 0)
        | (Wording.has(sentence, BEGINS) ? 2 : 0)
        | (Wording.has(sentence, ENDS) ? 4 : 0);
  }

  /// "5 votes to 1".
  private static boolean isVote(Stated stated) {
    return stated.head() == VOTE && stated.after(0).equals("to");
  }

  /// "Seven findings" and "7.9".
  static boolean isDecimalOf(Stated counted, Stated measured) {
    Quantity value = measured.quantity();
    return counted.quantity().isCount()
        && counted.head() != 0
        && counted.quantity().low() == Math.rint(counted.quantity().low())
        && !counted.isTitled()
        && measured.head() == 0
        && value.low() < SMALL
        && value.low() != Math.rint(value.low());
  }

  /// "Of then 108 members": at another time.
  private static boolean isThen(Stated stated) {
    return stated.before(1).equals("then");
  }

  private static boolean isPer(Quantity quantity) {
    return quantity.dimension().indexOf('/') > 0;
  }

  private static boolean seem(Stated a, Stated b) {
    Quantity one = a.quantity();
    Quantity other = b.quantity();
    return Parts.isGoal(a) != Parts.isGoal(b)
        || !Likeness.areSaidAlike(a, b)
        || one.sentence().isQuestion()
        || other.sentence().isQuestion()
        || differ(one.scope().years(), other.scope().years())
        || ((one.isCount() || one.isMoney()) && (Sums.explain(a, b) || Sums.explain(b, a)));
  }

  private static boolean differ(StemSet one, StemSet other) {
    return !one.isEmpty() && !other.isEmpty() && !one.isWithin(other) && !other.isWithin(one);
  }
}
