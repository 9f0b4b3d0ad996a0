package app.assay.points.lexicon;

/// A set of cues.
public final class Cues {

  public static final Cues NONE = new Cues(0, 0);

  private final long low;
  private final long high;

  private Cues(long low, long high) {
    this.low = low;
    this.high = high;
  }

  public static Cues of(Cue... cues) {
    Cues all = NONE;
    for (Cue cue : cues) {
      all = all.with(cue);
    }
    return all;
  }

  /// These and one more.
  public Cues with(Cue cue) {
    if (has(cue)) {
      return this;
    }
    long bit = 1L << cue.ordinal();
    return cue.ordinal() < Long.SIZE ? new Cues(low | bit, high) : new Cues(low, high | bit);
  }

  /// The cues whose ordinals are set, the first 64 in `low`.
  static Cues ofBits(long low, long high) {
    return (low | high) == 0 ? NONE : new Cues(low, high);
  }

  public boolean has(Cue cue) {
    int number = cue.ordinal();
    return ((number < Long.SIZE ? low : high) & 1L << number) != 0;
  }

  /// The ordinal of the first cue that is in it at or after an ordinal; negative where none is.
  public int next(int from) {
    if (from < Long.SIZE) {
      long rest = low >>> from;
      if (rest != 0) {
        return from + Long.numberOfTrailingZeros(rest);
      }
    }
    int start = Math.max(0, from - Long.SIZE);
    long rest = start < Long.SIZE ? high >>> start : 0;
    return rest == 0 ? -1 : Long.SIZE + start + Long.numberOfTrailingZeros(rest);
  }

  /// The cues of both.
  public Cues plus(Cues other) {
    boolean more = ((other.low & ~low) | (other.high & ~high)) != 0;
    return more ? new Cues(low | other.low, high | other.high) : this;
  }

  /// True when a cue is in both.
  public boolean meets(Cues other) {
    return ((low & other.low) | (high & other.high)) != 0;
  }
}
