package app.assay.points.rules;

import app.assay.points.reading.Quantity;

/// What speaks for two counts of a noun being of the same things: one takes up the other ("we
/// compared 84 residual specimens; the 78 specimens"), or both set a bound ("at most seven
/// questions", "no more than nine").
final class Again {

  private static final double TAKEN_UP = 0.9;

  private static final double BOUND = 0.25;

  /// What is taken up is not much more or less.
  private static final double FARTHEST = 1.5;

  private Again() {}

  /// @param a a count
  /// @param b another of the same noun, which counts nothing else
  static double weight(Stated a, Stated b) {
    Quantity.Bound bound = a.quantity().bound();
    boolean both = bound != Quantity.Bound.NONE && bound == b.quantity().bound();
    return (both ? BOUND : 0) + (isTakenUp(a, b) || isTakenUp(b, a) ? TAKEN_UP : 0);
  }

  private static boolean isTakenUp(Stated again, Stated before) {
    return again.order() > before.order()
        && again.section() == before.section()
        && again.modifiers().isEmpty()
        && (again.before(1).equals("the") || again.before(1).equals("these"))
        && !Synonyms.isUnspecific(again.head())
        && Values.ratio(again.quantity(), before.quantity()) <= FARTHEST;
  }
}
