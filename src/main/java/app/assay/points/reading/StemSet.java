package app.assay.points.reading;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/// A set of word stems, each known by a hash of its letters.
public final class StemSet {

  public static final StemSet EMPTY = new StemSet(new int[0]);

  private final int[] stems;

  private StemSet(int[] sorted) {
    this.stems = sorted;
  }

  static StemSet of(int[] stems, int count) {
    if (count == 0) {
      return EMPTY;
    }
    int[] sorted = Arrays.copyOf(stems, count);
    Arrays.sort(sorted);
    int kept = 1;
    for (int i = 1; i < count; i++) {
      if (sorted[i] != sorted[kept - 1]) {
        sorted[kept++] = sorted[i];
      }
    }
    return new StemSet(kept == count ? sorted : Arrays.copyOf(sorted, kept));
  }

  public int size() {
    return stems.length;
  }

  public boolean isEmpty() {
    return stems.length == 0;
  }

  /// The stems, in ascending order.
  public int get(int index) {
    return stems[index];
  }

  public boolean contains(int stem) {
    return Arrays.binarySearch(stems, stem) >= 0;
  }

  /// True when they say no more than "items" or "values".
  public boolean isGeneric() {
    for (int stem : stems) {
      if (!Stems.isGeneric(stem)) {
        return false;
      }
    }
    return true;
  }

  /// One stem.
  public static StemSet of(int stem) {
    return new StemSet(new int[] {stem});
  }

  /// The same with each stem replaced.
  public StemSet map(IntUnaryOperator change) {
    return isEmpty() ? this : of(Arrays.stream(stems).map(change).toArray(), stems.length);
  }

  /// Those that the other set lacks.
  public StemSet without(StemSet other) {
    if (isDisjoint(other)) {
      return this;
    }
    int[] kept = Arrays.stream(stems).filter(s -> !other.contains(s)).toArray();
    return kept.length == 0 ? EMPTY : new StemSet(kept);
  }

  /// How many stems both have.
  public int common(StemSet other) {
    int common = 0;
    for (int i = 0, k = 0; i < stems.length && k < other.stems.length; ) {
      if (stems[i] == other.stems[k]) {
        common++;
        i++;
        k++;
      } else if (stems[i] < other.stems[k]) {
        i++;
      } else {
        k++;
      }
    }
    return common;
  }

  public boolean isWithin(StemSet other) {
    return common(other) == stems.length;
  }

  public boolean isDisjoint(StemSet other) {
    return common(other) == 0;
  }

  public StemSet plus(StemSet other) {
    if (other.isEmpty() || stems.length == 0) {
      return stems.length == 0 ? other : this;
    }
    int[] all = Arrays.copyOf(stems, stems.length + other.stems.length);
    System.arraycopy(other.stems, 0, all, stems.length, other.stems.length);
    return of(all, all.length);
  }
}
