package app.assay.points.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/// The values that contradict each other, by pairs, and which of them are told.
final class ConflictPairs {

  /// A value that so many places contradict with so many different values is one of a series.
  private static final int MOST_VALUES = 2;

  private final List<Stated> all;

  /// The bounds of the values by their places, next to each other in memory: most pairs are of one
  /// value, or far apart, and are told by these alone.
  private final double[] low;

  private final double[] high;

  /// By the places of both values.
  private final Map<Integer, Map<Integer, Double>> pairs = new HashMap<>();

  /// @param all the values of a text
  ConflictPairs(List<Stated> all) {
    this.all = all;
    this.low = all.stream().mapToDouble(s -> s.quantity().low()).toArray();
    this.high = all.stream().mapToDouble(s -> s.quantity().high()).toArray();
  }

  /// How surely two values are of one thing.
  interface Test {

    double score(Stated a, Stated b);
  }

  /// Compares each of some values with each other.
  ///
  /// @param like their places among all values
  void compare(int[] like, Test test) {
    compare(like, Double.POSITIVE_INFINITY, test);
  }

  /// The same, but for values that lie so far apart that they are of two things.
  ///
  /// @param farthest the larger may be so many times the smaller
  void compare(int[] like, double farthest, Test test) {
    for (int i = 0; i < like.length; i++) {
      for (int k = i + 1; k < like.length; k++) {
        if (meet(like[i], like[k])) {
          continue;
        }
        Stated a = all.get(like[i]);
        Stated b = all.get(like[k]);
        if (a.quantity().sentence() != b.quantity().sentence()
            && !(Values.ratio(a.quantity(), b.quantity()) > farthest)
            && Values.isDifferent(a, b)) {
          double score = test.score(a, b);
          if (score >= Likeness.ENOUGH) {
            pair(a.order(), b.order(), score);
            pair(b.order(), a.order(), score);
          }
        }
      }
    }
  }

  /// True when the two may be one value, so that neither contradicts the other.
  private boolean meet(int one, int other) {
    return low[one] <= high[other] && low[other] <= high[one];
  }

  private void pair(int one, int other, double score) {
    pairs.computeIfAbsent(one, o -> new HashMap<>()).merge(other, score, Math::max);
  }

  /// The best partner of each value, where there is one and not a series; by place.
  List<Conflict> chosen() {
    if (pairs.isEmpty()) {
      return List.of();
    }
    TreeMap<Integer, Conflict> chosen = new TreeMap<>();
    pairs.forEach(
        (one, others) -> {
          Set<Double> values = new HashSet<>();
          others.keySet().forEach(o -> values.add(all.get(o).quantity().low()));
          int other = best(others);
          if (values.size() <= MOST_VALUES && isMutual(one, other)) {
            double weight = Objects.requireNonNull(others.get(other));
            chosen.put(one, conflict(all.get(one), all.get(other), weight));
          }
        });
    return new ArrayList<>(chosen.values());
  }

  /// The partner has no better one that says something else.
  private boolean isMutual(int one, int other) {
    int back = best(pairs.getOrDefault(other, Map.of()));
    return back == one
        || all.get(back).quantity().low() == all.get(one).quantity().low()
        || pairs.getOrDefault(one, Map.of()).getOrDefault(other, 0.0) >= Likeness.SURE;
  }

  private static int best(Map<Integer, Double> others) {
    return others.entrySet().stream()
        .max(
            Map.Entry.<Integer, Double>comparingByValue()
                .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
        .orElseThrow()
        .getKey();
  }

  private static Conflict conflict(Stated one, Stated other, double certainty) {
    return new Conflict(one.block(), one.quantity(), other.block(), other.quantity(), certainty);
  }
}
