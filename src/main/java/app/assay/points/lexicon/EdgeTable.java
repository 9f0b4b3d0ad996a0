package app.assay.points.lexicon;

/// The trie's word edges in one open-addressed table, for a lookup costs what the whole matching
/// costs.
final class EdgeTable {

  private static final long MIX = 0x9E3779B97F4A7C15L;

  private final long[] keys;
  private final int[] children;

  /// @param edges how many will be put
  EdgeTable(int edges) {
    int size = Integer.highestOneBit(Math.max(edges, 8)) << 2;
    keys = new long[size];
    children = new int[size];
  }

  void put(int node, int word, int child) {
    long key = key(node, word);
    int at = slot(key);
    while (keys[at] != 0) {
      at = (at + 1) & (keys.length - 1);
    }
    keys[at] = key;
    children[at] = child;
  }

  /// The child, or 0.
  int get(int node, int word) {
    long key = key(node, word);
    for (int at = slot(key); keys[at] != 0; at = (at + 1) & (keys.length - 1)) {
      if (keys[at] == key) {
        return children[at];
      }
    }
    return 0;
  }

  /// Words count from 1, so no key is 0.
  private static long key(int node, int word) {
    return (long) node << Integer.SIZE | word;
  }

  private int slot(long key) {
    return (int) (key * MIX >>> Integer.SIZE) & (keys.length - 1);
  }
}
