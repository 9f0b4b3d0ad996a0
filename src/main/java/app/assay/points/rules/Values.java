package app.assay.points.rules;

import app.assay.points.reading.Quantity;

/// Whether two values of one thing contradict each other.
final class Values {

  private static final double ROUGHLY = 0.02;

  /// No value is the rounded one of another that is so many times larger or smaller.
  private static final double MOST_ROUNDED = 2.5;

  /// No smaller number is the rounded one of another whole number.
  private static final double LEAST_ROUNDED = 1000;

  /// Whole numbers under this are exact, and the remainders of a `long` cheap.
  private static final double EXACT = 1e15;

  private Values() {}

  static boolean isDifferent(Stated one, Stated other) {
    return isDifferent(one.quantity(), other.quantity())
        || (one.quantity().low() != other.quantity().low() && Limits.areBoth(one, other));
  }

  /// How many times the larger is the smaller.
  static double ratio(Quantity a, Quantity b) {
    if (a.isDate()) {
      return 1;
    }
    return ratio(a.low(), b.low());
  }

  /// How many times the larger is the smaller.
  static double ratio(double one, double other) {
    double small = Math.min(Math.abs(one), Math.abs(other));
    double large = Math.max(Math.abs(one), Math.abs(other));
    return small == 0 ? Double.MAX_VALUE : large / small;
  }

  /// True when the values contradict each other, with rounding and bounds allowed for.
  static boolean isDifferent(Quantity a, Quantity b) {
    if (a.low() <= b.high() && b.low() <= a.high()) {
      return false;
    }
    boolean bounded = a.bound() == b.bound() && a.bound() != Quantity.Bound.NONE;
    boolean rough = !bounded && mayBeAsRough(a, b) && (a.rough() || b.rough());
    double slack = rough ? ROUGHLY * Math.max(Math.abs(a.high()), 1e-9) : 0;
    if (rough && (isAsRound(a.low(), b.low()) || isAsRound(b.low(), a.low()))) {
      return false;
    }
    if (a.low() <= b.high() + slack && b.low() <= a.high() + slack) {
      return false;
    }
    if (a.bound() != b.bound()) {
      return isBeyond(a, b) || isBeyond(b, a);
    }
    return !isRounded(a.low(), b.low()) && !isRounded(b.low(), a.low());
  }

  /// False for two single values of which none can be the other rounded: what stands around them
  /// need not be read.
  private static boolean mayBeAsRough(Quantity a, Quantity b) {
    boolean single = !a.isRange() && !b.isRange() && a.low() > 0 && b.low() > 0;
    return !single || ratio(a.low(), b.low()) <= MOST_ROUNDED;
  }

  /// Of a bound and a value: the value is on the wrong side.
  private static boolean isBeyond(Quantity bound, Quantity value) {
    return switch (bound.bound()) {
      case UPPER -> value.low() > bound.high() && value.bound() != Quantity.Bound.UPPER;
      case LOWER -> value.high() < bound.low() && value.bound() != Quantity.Bound.LOWER;
      case NONE -> false;
    };
  }

  /// True when the second, rounded to the digits of the first, is the first.
  private static boolean isAsRound(double rounded, double exact) {
    double step = 1;
    while (rounded != 0 && rounded % (step * 10) == 0) {
      step *= 10;
    }
    return Math.round(exact / step) * step == rounded;
  }

  /// True when the first is the second rounded: 18,400 for 18,422, 24 for 24.3.
  private static boolean isRounded(double rounded, double exact) {
    if (rounded == 0 || exact == 0) {
      return false;
    }
    if (exact != Math.rint(exact)) {
      return isDecimal(rounded, exact);
    }
    if (!(rounded >= LEAST_ROUNDED)) {
      return false;
    }
    double whole = step(exact) * 100;
    return rounded >= whole * 10
        && rounded % whole == 0
        && Math.round(exact / whole) * whole == rounded;
  }

  /// The largest power of ten that a whole number is a multiple of.
  private static double step(double whole) {
    if (Math.abs(whole) < EXACT) {
      long rest = (long) whole;
      double step = 1;
      while (rest % 10 == 0) {
        rest /= 10;
        step *= 10;
      }
      return step;
    }
    double step = 1;
    while (whole % (step * 10) == 0) {
      step *= 10;
    }
    return step;
  }

  /// A value with fewer decimals.
  private static boolean isDecimal(double rounded, double exact) {
    for (double step = 1; step >= 0.01; step /= 10) {
      boolean fewer = Math.abs(rounded / step - Math.rint(rounded / step)) < 1e-6;
      if (fewer && Math.abs(Math.round(exact / step) * step - rounded) < 1e-6) {
        return rounded >= 10 * step;
      }
    }
    return false;
  }
}
