package app.assay.cgd;

/// Estimates what a document taken apart keeps in memory, from counts of what is kept (RFC-004 §7).
/// The weights are those of a 64-bit Java machine with compressed references, a little rounded up,
/// so that the estimate is the same on every machine.
public final class ModelCost {

  /// A character of the text, and once more where a cell, heading or value repeats it.
  public static final int CHARACTER = 4;

  /// A line in the index of lines.
  public static final int LINE = 8;

  /// A value or key of the front matter, with what the YAML reader keeps beside it.
  public static final int NODE = 400;

  static final int HEADING = 200;
  static final int TABLE = 100;
  static final int ROW = 100;
  static final int CELL = 100;

  private final long limit;
  private long bytes;

  /// @param limit bytes up to which a document is taken apart
  ModelCost(long limit) {
    this.limit = limit;
  }

  void add(long count, int each) {
    bytes += count * each;
  }

  boolean isOver() {
    return bytes > limit;
  }

  /// How many more of a kind there is room for.
  int room(int each) {
    return Math.clamp((limit - bytes) / each, 0, Integer.MAX_VALUE);
  }

  /// The estimate so far; where it is over the limit, nothing was counted any further.
  long bytes() {
    return bytes;
  }
}
