package app.assay.points.rules;

import app.assay.points.reading.Quantity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Whether two values have a third of their order of size beside them: two that have none are
/// likely to be of one thing, and two of many are not.
final class Company {

  /// Another value within this is company.
  private static final double NEAR = 1.35;

  /// What speaks for two values that are alone.
  private static final double ALONE = 0.25;

  /// What speaks against them where the text around one gives the other of its own accord.
  private static final double SAID = 0.5;

  /// Under this, two values share too little.
  private static final double LEAST = Likeness.ENOUGH - ALONE;

  private static final double[] NONE = new double[0];

  private final List<Stated> told;

  /// By what they measure, in ascending order; read when company first matters.
  private @Nullable Map<String, double[]> values;

  /// @param told the values of a text
  Company(List<Stated> told) {
    this.told = told;
  }

  /// A score of two values, with what their company adds to it; asked only where that matters.
  double weigh(double score, Stated a, Stated b) {
    if (score < LEAST || score >= Likeness.SURE || a.isCell() || b.isCell()) {
      return score;
    }
    double weighed =
        score < Likeness.ENOUGH && !Contrast.areOfTwo(a, b) && areAlone(a, b)
            ? score + ALONE
            : score;
    boolean said =
        weighed >= Likeness.ENOUGH
            && a.block() != b.block()
            && (Sums.says(a, b.quantity()) || Sums.says(b, a.quantity()));
    return said ? weighed - SAID : weighed;
  }

  private boolean areAlone(Stated a, Stated b) {
    Quantity one = a.quantity();
    Quantity other = b.quantity();
    double low = Math.min(one.low(), other.low());
    double high = Math.max(one.low(), other.low());
    if (low <= 0) {
      return false;
    }
    double[] all = values().getOrDefault(one.base(), NONE);
    int at = Arrays.binarySearch(all, low / NEAR);
    for (int i = at < 0 ? -at - 1 : at; i < all.length && all[i] <= high * NEAR; i++) {
      if (all[i] != low && all[i] != high) {
        return false;
      }
    }
    return true;
  }

  private Map<String, double[]> values() {
    Map<String, double[]> known = values;
    if (known == null) {
      known = sorted();
      values = known;
    }
    return known;
  }

  private Map<String, double[]> sorted() {
    Map<String, List<Quantity>> byBase = new HashMap<>();
    for (Stated stated : told) {
      Quantity quantity = stated.quantity();
      byBase.computeIfAbsent(quantity.base(), b -> new ArrayList<>()).add(quantity);
    }
    Map<String, double[]> sorted = new HashMap<>();
    byBase.forEach(
        (base, all) ->
            sorted.put(base, all.stream().mapToDouble(Quantity::low).sorted().toArray()));
    return sorted;
  }
}
