package app.assay.points.rules;

import app.assay.points.reading.Quantity;

/// The amounts of a list's items, which may be added up and held against that of the whole.
final class PartAmounts {

  /// Parts that miss the whole by more are not all parts.
  private static final double CLOSE = 0.15;

  private static final int LEAST = 5;

  private PartAmounts() {}

  /// A count, a sum of money or a measure, neither a share nor a time.
  static boolean is(Quantity quantity) {
    return Amounts.isExact(quantity)
        && quantity.dimension().equals(quantity.base())
        && !quantity.base().equals("%")
        && !quantity.isTime();
  }

  /// Of one unit; counts are of one unit whatever is counted.
  static boolean areAlike(Quantity one, Quantity other) {
    return one.base().equals(other.base());
  }

  /// So near to what its parts make that it is their whole.
  static boolean isWhole(double whole, double parts) {
    return parts >= LEAST && Math.abs(whole - parts) <= CLOSE * parts;
  }
}
