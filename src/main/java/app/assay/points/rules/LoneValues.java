package app.assay.points.rules;

import app.assay.points.reading.Quantity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Finds two values of a dimension that lie close to each other and to no third: a text that says
/// €640,000 here and €665,000 there mostly means one thing, whatever words it uses.
final class LoneValues {

  private static final double CLOSE = 1.2;

  /// Another value within this makes a series of them.
  private static final double APART = 1.35;

  /// Counts under this are found in many a text.
  private static final int FEWEST = 20;

  /// So often a text repeats a value and no more.
  private static final int MOST = 8;

  private LoneValues() {}

  /// Gives the places of each two such values among all.
  static void each(List<Stated> all, Buckets.Sink out) {
    Map<String, List<Stated>> byBase = new TreeMap<>();
    for (Stated stated : all) {
      if (counts(stated.quantity())) {
        byBase.computeIfAbsent(stated.quantity().base(), b -> new ArrayList<>()).add(stated);
      }
    }
    byBase.values().forEach(alike -> each(sorted(alike), out));
  }

  /// By value, and by place where the value is the same.
  private static Stated[] sorted(List<Stated> byPlace) {
    double[] values = byPlace.stream().mapToDouble(s -> s.quantity().low()).sorted().toArray();
    int[] taken = new int[values.length];
    Stated[] sorted = new Stated[values.length];
    for (Stated stated : byPlace) {
      int first = first(values, stated.quantity().low());
      sorted[first + taken[first]++] = stated;
    }
    return sorted;
  }

  /// The first place of a value.
  private static int first(double[] values, double value) {
    int low = 0;
    int high = values.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (values[middle] < value) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private static void each(Stated[] sorted, Buckets.Sink out) {
    int before = -1;
    for (int from = 0; from < sorted.length; ) {
      int middle = end(sorted, from);
      int to = middle < sorted.length ? end(sorted, middle) : middle;
      boolean two =
          middle < sorted.length && to - from <= MOST && ratio(sorted, from, middle) <= CLOSE;
      if (two
          && (before < 0 || ratio(sorted, before, from) > APART)
          && (to == sorted.length || ratio(sorted, middle, to) > APART)) {
        out.take(Arrays.stream(sorted, from, to).mapToInt(Stated::order).toArray());
      }
      before = from;
      from = middle;
    }
  }

  private static boolean counts(Quantity quantity) {
    return !quantity.isDate()
        && !quantity.isRange()
        && quantity.low() > 0
        && (!quantity.isCount() || quantity.low() >= FEWEST);
  }

  /// After the last of the same value.
  private static int end(Stated[] sorted, int from) {
    int end = from + 1;
    while (end < sorted.length && ratio(sorted, from, end) == 1) {
      end++;
    }
    return end;
  }

  private static double ratio(Stated[] sorted, int low, int high) {
    return sorted[high].quantity().low() / sorted[low].quantity().low();
  }
}
