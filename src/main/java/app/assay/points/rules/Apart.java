package app.assay.points.rules;

import app.assay.points.reading.Quantity;
import app.assay.points.reading.StemSet;

/// What speaks so surely against two values being of one thing that no weight raises them: they are
/// of two years, one is aimed at or asked, they add up with a third, or the same is said of two
/// things.
final class Apart {

  private Apart() {}

  static boolean are(Stated a, Stated b) {
    Quantity one = a.quantity();
    Quantity other = b.quantity();
    return one.sentence().isQuestion()
        || other.sentence().isQuestion()
        || differ(one.scope().years(), other.scope().years())
        || Parts.isGoal(a) != Parts.isGoal(b)
        || !Likeness.areSaidAlike(a, b)
        || Contrast.is(a, b)
        || (one.isCount() && (Sums.explain(a, b) || Sums.explain(b, a)));
  }

  private static boolean differ(StemSet one, StemSet other) {
    return !one.isEmpty() && !other.isEmpty() && !one.isWithin(other) && !other.isWithin(one);
  }
}
