package app.assay.points.rules;

/// A set of pairs of numbers in one plain array.
final class PairSet {

  /// As many places again as pairs stay free.
  private long[] pairs = new long[64];

  private int count;

  /// @param pair any but 0
  boolean has(long pair) {
    return pairs[place(pair)] == pair;
  }

  /// @param pair any but 0
  void add(long pair) {
    int at = place(pair);
    if (pairs[at] == 0) {
      pairs[at] = pair;
      count++;
    }
    if (count * 2 > pairs.length) {
      long[] before = pairs;
      pairs = new long[before.length * 2];
      for (long known : before) {
        if (known != 0) {
          pairs[place(known)] = known;
        }
      }
    }
  }

  private int place(long pair) {
    int mask = pairs.length - 1;
    int at = (int) ((pair * 0x9E3779B97F4A7C15L) >>> Integer.SIZE) & mask;
    while (pairs[at] != 0 && pairs[at] != pair) {
      at = (at + 1) & mask;
    }
    return at;
  }
}
