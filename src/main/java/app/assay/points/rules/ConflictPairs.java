package app.assay.points.rules;

import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// The values that contradict each other, by pairs, and which of them are told.
final class ConflictPairs {

  /// A value that so many places contradict with so many different values is one of a series.
  private static final int MOST_VALUES = 2;

  private final List<Stated> all;

  /// The bounds of the values by their places, next to each other in memory: most pairs are of one
  /// value, or far apart, and are told by these alone.
  private final double[] low;

  private final double[] high;

  private final boolean[] dates;
  private final Sentence[] sentences;

  /// By the places of both values.
  private final Map<Integer, Map<Integer, Double>> pairs = new HashMap<>();

  /// @param all the values of a text
  ConflictPairs(List<Stated> all) {
    this.all = all;
    this.low = new double[all.size()];
    this.high = new double[all.size()];
    this.dates = new boolean[all.size()];
    this.sentences = new Sentence[all.size()];
    for (int i = 0; i < all.size(); i++) {
      Quantity quantity = all.get(i).quantity();
      low[i] = quantity.low();
      high[i] = quantity.high();
      dates[i] = quantity.isDate();
      sentences[i] = quantity.sentence();
    }
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
        if (meet(like[i], like[k]) || isApart(like[i], like[k], farthest)) {
          continue;
        }
        Stated a = all.get(like[i]);
        Stated b = all.get(like[k]);
        if (Values.isDifferent(a, b)) {
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

  /// True for values that are of one sentence, or too far apart to be of one thing.
  private boolean isApart(int one, int other, double farthest) {
    return sentences[one] == sentences[other]
        || (!dates[one] && Values.ratio(low[one], low[other]) > farthest);
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
            chosen.put(one, new Conflict(place(one), place(other), alike(one, other), weight));
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

  private Conflict.Place place(int order) {
    return new Conflict.Place(all.get(order).block(), all.get(order).quantity());
  }

  /// The other places that contradict either of two values and do not say the second.
  private List<Conflict.Place> alike(int one, int value) {
    Set<Integer> alike = new TreeSet<>();
    for (int side : new int[] {one, value}) {
      alike.addAll(pairs.getOrDefault(side, Map.of()).keySet());
    }
    alike.removeIf(other -> low[other] == low[value]);
    alike.remove(one);
    return alike.stream().map(this::place).toList();
  }
}
