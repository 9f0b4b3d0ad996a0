package app.assay.points.weighing;

/// Sums of up to eight columns at once, of sixteen bits each, so that a feature is added in two
/// steps. A sum beyond what sixteen bits hold is wrong; no sentence of [Features#MOST] words comes
/// near that.
final class Sums {

  /// So many longs hold the columns of a feature.
  static final int LONGS = 2;

  private static final int PER_LONG = Long.SIZE / Short.SIZE;

  private long low;
  private long high;

  Sums() {}

  /// Begins with the sums of another.
  void begin(Sums with) {
    low = with.low;
    high = with.high;
  }

  void add(long[] packed, int at) {
    low += packed[at];
    high += packed[at + 1];
  }

  void add(int[] weights) {
    long[] packed = new long[LONGS];
    pack(weights, packed, 0);
    add(packed, 0);
  }

  /// Writes the columns into an array.
  void unpack(int[] into, int from, int columns) {
    long[] packed = {low, high};
    for (int column = 0; column < columns; column++) {
      into[from + column] = column(packed, 0, column);
    }
  }

  static void pack(int[] weights, long[] into, int at) {
    if (weights.length > LONGS * PER_LONG) {
      throw new IllegalArgumentException(weights.length + " columns are too many");
    }
    for (int column = 0; column < weights.length; column++) {
      into[at + column / PER_LONG] += (long) weights[column] << shift(column);
    }
  }

  /// A column of packed ones. What the lower columns borrowed is given back by rounding.
  static int column(long[] packed, int at, int column) {
    long word = packed[at + column / PER_LONG];
    int shift = shift(column);
    long borrowed = shift == 0 ? 0 : word >>> shift - 1 & 1;
    return (short) ((word >> shift) + borrowed);
  }

  private static int shift(int column) {
    return column % PER_LONG * Short.SIZE;
  }
}
