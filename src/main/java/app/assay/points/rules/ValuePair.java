package app.assay.points.rules;

/// Two values of a text, of which one may contradict the other.
///
/// @param one any of the two
/// @param other the other
record ValuePair(Stated one, Stated other) {

  /// The text itself says that the two differ.
  boolean isExplained() {
    return one.explains(other) || other.explains(one);
  }
}
