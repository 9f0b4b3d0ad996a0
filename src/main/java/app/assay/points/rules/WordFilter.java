package app.assay.points.rules;

/// Tells of most numbers of words that they are not among some, by one bit. It may err the other
/// way.
final class WordFilter {

  private static final int BITS_EACH = 16;
  private static final long MIX = 0x9E3779B97F4A7C15L;

  private final long[] bits;
  private final int shift;

  /// @param most about how many will be added
  WordFilter(int most) {
    int size = Integer.highestOneBit(Math.max(Long.SIZE, most * BITS_EACH) * 2 - 1);
    bits = new long[size / Long.SIZE];
    shift = Long.SIZE - Integer.numberOfTrailingZeros(size);
  }

  /// @param word such as a hash of its letters or of its stem
  void add(long word) {
    int bit = bit(word);
    bits[bit >>> 6] |= 1L << bit;
  }

  boolean mayHave(long word) {
    int bit = bit(word);
    return (bits[bit >>> 6] >>> bit & 1) != 0;
  }

  private int bit(long word) {
    return (int) ((word * MIX) >>> shift);
  }
}
