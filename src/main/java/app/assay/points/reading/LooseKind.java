package app.assay.points.reading;

/// Takes what a sentence says loosely of something; see [LooseQuantities].
interface LooseKind {

  /// @param from its first token
  /// @param to after its last
  /// @param low its value, of a range the lower end
  /// @param high the upper end
  /// @param dimension what only its like is held against
  /// @param noun what is counted or rated
  void add(int from, int to, double low, double high, String dimension, StemSet noun);

  default void add(int from, int to, double value, String dimension) {
    add(from, to, value, value, dimension, StemSet.EMPTY);
  }
}
