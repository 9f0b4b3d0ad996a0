package app.assay.points.rules;

/// What two values that are held against each other are: each kind has weights of its own.
public enum PairKind {
  /// Two counts in prose.
  COUNTS,
  /// Two amounts, shares, times or measures in prose.
  VALUES,
  /// A cell and prose.
  CELL,
  /// Two cells.
  CELLS,
  /// Two days, months or years, or two times of day.
  MOMENTS;

  static PairKind of(Stated a, Stated b) {
    if (a.quantity().isWhen()) {
      return MOMENTS;
    }
    if (a.isCell() && b.isCell()) {
      return CELLS;
    }
    if (a.isCell() || b.isCell()) {
      return CELL;
    }
    return a.quantity().isCount() ? COUNTS : VALUES;
  }
}
