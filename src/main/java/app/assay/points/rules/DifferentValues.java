package app.assay.points.rules;

/// Counts different values, as long as they are few: nobody asks how many there are of many.
final class DifferentValues {

  private static final int MOST = 8;

  private final double[] values = new double[MOST];
  private int count;

  void add(double value) {
    for (int i = 0; i < count; i++) {
      if (Double.compare(values[i], value) == 0) {
        return;
      }
    }
    if (count < MOST) {
      values[count++] = value;
    }
  }

  /// How many were different, at most eight.
  int size() {
    return count;
  }
}
