package app.assay.points.reading;

/// What a row of a table says of its source.
public enum Proof {
  /// The table has no column for sources.
  UNASKED,
  /// The column is there, but the row leaves it blank.
  MISSING,
  GIVEN
}
