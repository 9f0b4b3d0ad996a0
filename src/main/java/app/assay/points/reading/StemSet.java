package app.assay.points.reading;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/// A set of word stems, each known by a hash of its letters. Sets are small and made for each value
/// of a text, so that all work is done in plain loops over sorted arrays.
public final class StemSet {

  public static final StemSet EMPTY = new StemSet(new int[0]);

  /// A set so many times larger is asked for each stem of the smaller one.
  private static final int MUCH_LARGER = 8;

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
    return trimmed(sorted, kept);
  }

  private static StemSet trimmed(int[] sorted, int count) {
    return new StemSet(count == sorted.length ? sorted : Arrays.copyOf(sorted, count));
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

  /// The same with each stem replaced; itself where none changes, as is mostly so.
  public StemSet map(IntUnaryOperator change) {
    for (int i = 0; i < stems.length; i++) {
      int changed = change.applyAsInt(stems[i]);
      if (changed != stems[i]) {
        return mapFrom(i, changed, change);
      }
    }
    return this;
  }

  private StemSet mapFrom(int first, int changed, IntUnaryOperator change) {
    int[] all = stems.clone();
    all[first] = changed;
    for (int i = first + 1; i < all.length; i++) {
      all[i] = change.applyAsInt(all[i]);
    }
    return of(all, all.length);
  }

  /// Those that the other set lacks.
  public StemSet without(StemSet other) {
    int common = common(other);
    if (common == 0) {
      return this;
    }
    if (common == stems.length) {
      return EMPTY;
    }
    int[] kept = new int[stems.length - common];
    int count = 0;
    int k = 0;
    for (int stem : stems) {
      while (k < other.stems.length && other.stems[k] < stem) {
        k++;
      }
      if (k == other.stems.length || other.stems[k] != stem) {
        kept[count++] = stem;
      }
    }
    return new StemSet(kept);
  }

  /// How many stems both have.
  public int common(StemSet other) {
    if (isMuchSmaller(other)) {
      return among(other);
    }
    if (other.isMuchSmaller(this)) {
      return other.among(this);
    }
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

  private boolean isMuchSmaller(StemSet other) {
    return stems.length * MUCH_LARGER < other.stems.length;
  }

  private int among(StemSet larger) {
    int common = 0;
    for (int stem : stems) {
      common += larger.contains(stem) ? 1 : 0;
    }
    return common;
  }

  /// Those that both have.
  public StemSet shared(StemSet other) {
    int common = common(other);
    if (common == 0) {
      return EMPTY;
    }
    if (common == stems.length) {
      return this;
    }
    int[] kept = new int[common];
    int count = 0;
    for (int i = 0, k = 0; count < common; ) {
      if (stems[i] == other.stems[k]) {
        kept[count++] = stems[i++];
        k++;
      } else if (stems[i] < other.stems[k]) {
        i++;
      } else {
        k++;
      }
    }
    return new StemSet(kept);
  }

  public boolean isWithin(StemSet other) {
    return stems.length <= other.stems.length && common(other) == stems.length;
  }

  public boolean isDisjoint(StemSet other) {
    return common(other) == 0;
  }

  public StemSet plus(StemSet other) {
    if (other.stems.length == 0 || stems.length == 0) {
      return stems.length == 0 ? other : this;
    }
    if (other.isWithin(this)) {
      return this;
    }
    int[] all = new int[stems.length + other.stems.length];
    int count = 0;
    int i = 0;
    int k = 0;
    while (i < stems.length || k < other.stems.length) {
      if (k == other.stems.length || (i < stems.length && stems[i] <= other.stems[k])) {
        k += k < other.stems.length && stems[i] == other.stems[k] ? 1 : 0;
        all[count++] = stems[i++];
      } else {
        all[count++] = other.stems[k++];
      }
    }
    return trimmed(all, count);
  }
}
