package app.assay.points.rules;

import java.util.Arrays;

/// Numbers by keys, kept in plain arrays: a text has an entry for each word beside each value, and
/// of most words only one.
final class Buckets {

  private static final int FEWEST = 2;

  private long[] keys = new long[64];

  /// For each place in the table of keys the bucket's last entry, counted from 1.
  private int[] last = new int[64];

  private int[] sizes = new int[64];
  private int[] numbers = new int[64];
  private int[] before = new int[64];
  private int entries;
  private int buckets;

  /// Takes a bucket.
  interface Sink {

    /// Takes the numbers of a bucket.
    ///
    /// @param numbers in the order in which they were added
    void take(int[] numbers);
  }

  void add(long key, int number) {
    if (entries == numbers.length) {
      numbers = Arrays.copyOf(numbers, entries * 2);
      before = Arrays.copyOf(before, entries * 2);
    }
    int at = place(key);
    if (last[at] == 0) {
      keys[at] = key;
      buckets++;
    }
    numbers[entries] = number;
    before[entries] = last[at];
    last[at] = ++entries;
    sizes[at]++;
    if (buckets * 2 > keys.length) {
      grow();
    }
  }

  /// Gives the buckets of two numbers and more, up to so many.
  void each(int most, Sink out) {
    for (int at = 0; at < last.length; at++) {
      if (sizes[at] >= FEWEST && sizes[at] <= most) {
        int[] bucket = new int[sizes[at]];
        int entry = last[at];
        for (int i = bucket.length - 1; i >= 0; i--) {
          bucket[i] = numbers[entry - 1];
          entry = before[entry - 1];
        }
        out.take(bucket);
      }
    }
  }

  private int place(long key) {
    int mask = keys.length - 1;
    int at = (int) ((key * 0x9E3779B97F4A7C15L) >>> Integer.SIZE) & mask;
    while (last[at] != 0 && keys[at] != key) {
      at = (at + 1) & mask;
    }
    return at;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldLast = last;
    int[] oldSizes = sizes;
    keys = new long[oldKeys.length * 2];
    last = new int[keys.length];
    sizes = new int[keys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldLast[i] != 0) {
        int at = place(oldKeys[i]);
        keys[at] = oldKeys[i];
        last[at] = oldLast[i];
        sizes[at] = oldSizes[i];
      }
    }
  }
}
