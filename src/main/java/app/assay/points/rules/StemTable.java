package app.assay.points.rules;

import java.util.Arrays;

/// A number for each of some stems, in two plain arrays: words are counted and looked up so often
/// that boxes would cost more than the work.
final class StemTable {

  private int[] stems = new int[64];
  private int[] values = new int[64];
  private int count;

  /// Marks a free place: the value of a stem that is not there.
  private final int none;

  /// @param none what a stem that was never put has
  StemTable(int none) {
    this.none = none;
    Arrays.fill(values, none);
  }

  int get(int stem) {
    return values[place(stem)];
  }

  /// @param value any but `none`
  void put(int stem, int value) {
    int at = place(stem);
    if (values[at] == none) {
      stems[at] = stem;
      count++;
    }
    values[at] = value;
    if (count * 2 > stems.length) {
      grow();
    }
  }

  private int place(int stem) {
    int mask = stems.length - 1;
    int at = ((stem * 0x9E3779B9) >>> 15) & mask;
    while (values[at] != none && stems[at] != stem) {
      at = (at + 1) & mask;
    }
    return at;
  }

  private void grow() {
    int[] oldStems = stems;
    int[] oldValues = values;
    stems = new int[oldStems.length * 2];
    values = new int[oldStems.length * 2];
    Arrays.fill(values, none);
    for (int i = 0; i < oldStems.length; i++) {
      if (oldValues[i] != none) {
        int at = place(oldStems[i]);
        stems[at] = oldStems[i];
        values[at] = oldValues[i];
      }
    }
  }
}
