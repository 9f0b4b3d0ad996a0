package app.assay.points.rules;

import app.assay.points.reading.Quantity;
import app.assay.points.reading.StemSet;
import app.assay.points.weighing.PairWeights;

/// What speaks against two values being of one thing beside their weight: only a sum that is large
/// by itself raises values of two years, or foretold, told in other words, asked for, aimed at or
/// marked as a guess, or that add up with a third; none raises what two sentences tell of two
/// subjects.
final class Apart {

  private static final int SURE = PairWeights.ofStandings().raise(false);

  private Apart() {}

  /// @param sum the weight of both
  static boolean are(Stated a, Stated b, int sum) {
    return Contrast.is(a, b) ? sum < SURE || Contrast.areOfTwo(a, b) : sum < SURE && seem(a, b);
  }

  private static boolean seem(Stated a, Stated b) {
    Quantity one = a.quantity();
    Quantity other = b.quantity();
    return Parts.isGoal(a) != Parts.isGoal(b)
        || !Likeness.areSaidAlike(a, b)
        || one.sentence().isQuestion()
        || other.sentence().isQuestion()
        || differ(one.scope().years(), other.scope().years())
        || (one.isCount() && (Sums.explain(a, b) || Sums.explain(b, a)));
  }

  private static boolean differ(StemSet one, StemSet other) {
    return !one.isEmpty() && !other.isEmpty() && !one.isWithin(other) && !other.isWithin(one);
  }
}
