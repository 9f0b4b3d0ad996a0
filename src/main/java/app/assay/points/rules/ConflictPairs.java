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
import java.util.function.IntPredicate;

/// The values that contradict each other, by pairs, and which of them are told.
final class ConflictPairs {

  /// A value that so many places contradict with so many different values is one of a series.
  private static final int MOST_VALUES = 2;

  /// From here on the very same number is said twice for a reason.
  private static final int EXACT = 100;

  private final List<Stated> all;

  /// The bounds of the values by their places, next to each other in memory: most pairs are of one
  /// value, or far apart, and are told by these alone.
  private final double[] low;

  private final double[] high;

  private final boolean[] dates;
  private final Sentence[] sentences;

  /// By the places of both values.
  private final Map<Integer, Map<Integer, Double>> pairs = new HashMap<>();

  /// The value that each contradicts, by their places.
  private final TreeMap<Integer, Integer> partners = new TreeMap<>();

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

  /// Chooses the best partner of each value, where there is one and not a series. One that is
  /// explained is chosen like any other, so that stating one discrepancy brings up no other.
  void choose() {
    pairs.forEach(
        (one, others) -> {
          int other = best(one, true);
          if (other >= 0) {
            Set<Double> values = new HashSet<>();
            others.keySet().forEach(o -> values.add(low[o]));
            if (values.size() <= MOST_VALUES && isMutual(one, other)) {
              partners.put(one, other);
            }
          }
        });
  }

  /// Each value with the one that it contradicts, by place.
  List<ValuePair> chosen() {
    return partners.entrySet().stream()
        .map(e -> new ValuePair(all.get(e.getKey()), all.get(e.getValue())))
        .toList();
  }

  /// Whether one of two values was chosen for the other.
  boolean isChosen(Stated a, Stated b) {
    return Objects.equals(partners.get(a.order()), b.order())
        || Objects.equals(partners.get(b.order()), a.order());
  }

  /// One for each value that contradicts another without the text saying so, by place.
  List<Conflict> conflicts(PairsByWeight weights) {
    Map<Integer, Integer> open = new TreeMap<>(partners);
    open.entrySet().removeIf(e -> isExplained(e.getKey(), e.getValue()));
    Set<Integer> both = new HashSet<>(open.keySet());
    both.addAll(open.values());
    Sharing sharing = new Sharing(all, both);
    List<Conflict> conflicts = new ArrayList<>(open.size());
    open.forEach((one, other) -> conflicts.add(conflict(one, other, sharing, weights)));
    return conflicts;
  }

  private boolean isExplained(int one, int other) {
    return new ValuePair(all.get(one), all.get(other)).isExplained();
  }

  /// The partner has no better one that says something else.
  private boolean isMutual(int one, int other) {
    int back = best(other, false);
    return back == one
        || low[back] == low[one]
        || pairs.getOrDefault(one, Map.of()).getOrDefault(other, 0.0) >= Likeness.SURE;
  }

  /// The surest of those that contradict a value, or -1.
  ///
  /// @param alike only of those that are said in like manner: the others do not contradict it, and
  ///   yet tell whether it is one of a series
  private int best(int one, boolean alike) {
    return pairs.getOrDefault(one, Map.of()).entrySet().stream()
        .filter(e -> !alike || Likeness.areSaidAlike(all.get(one), all.get(e.getKey())))
        .max(
            Map.Entry.<Integer, Double>comparingByValue()
                .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
        .map(Map.Entry::getKey)
        .orElse(-1);
  }

  private Conflict conflict(int one, int other, Sharing sharing, PairsByWeight weights) {
    double certainty = pairs.getOrDefault(one, Map.of()).getOrDefault(other, 0.0);
    List<Integer> alike = alike(one, other);
    return new Conflict(
        place(one),
        place(other),
        alike.stream().map(this::place).toList(),
        isSettled(one, other, alike, sharing),
        certainty,
        certainty >= Statements.CERTAIN
            ? Conflict.UNWEIGHED
            : weights.sum(all.get(one), all.get(other)));
  }

  /// With the other value in place of the first, and of those alike, no third value is left that
  /// comes near enough and shares a word.
  private boolean isSettled(int one, int other, List<Integer> alike, Sharing sharing) {
    for (int order : alike) {
      if (low[order] != low[one]) {
        return false;
      }
    }
    if (low[one] >= EXACT && isSaidElsewhere(one, alike)) {
      return false;
    }
    IntPredicate left = third -> isLeft(third, one, other, alike);
    return !sharing.any(one, left) && !sharing.any(other, left);
  }

  /// A place that says the very same and would be left to contradict what is written here.
  private boolean isSaidElsewhere(int one, List<Integer> alike) {
    String base = all.get(one).quantity().base();
    for (int third = 0; third < low.length; third++) {
      if (third != one
          && low[third] == low[one]
          && !alike.contains(third)
          && all.get(third).quantity().base().equals(base)) {
        return true;
      }
    }
    return false;
  }

  private boolean isLeft(int third, int one, int other, List<Integer> alike) {
    return low[third] != low[other]
        && third != one
        && (dates[third] || Values.ratio(low[third], low[other]) <= Likeness.FARTHEST)
        && all.get(third).quantity().base().equals(all.get(one).quantity().base())
        && !alike.contains(third)
        && (isOfWordsOf(third, one) || isOfWordsOf(third, other));
  }

  private boolean isOfWordsOf(int third, int one) {
    Stated a = all.get(third);
    Stated b = all.get(one);
    return !a.own().isDisjoint(b.own())
        || (a.head() != 0 && a.head() == b.head())
        || !a.own().isDisjoint(b.said())
        || !b.own().isDisjoint(a.said());
  }

  private Conflict.Place place(int order) {
    return Conflict.Place.of(all.get(order));
  }

  /// The other places that contradict either of two values and do not say the second.
  private List<Integer> alike(int one, int value) {
    Set<Integer> alike = new TreeSet<>();
    for (int side : new int[] {one, value}) {
      alike.addAll(pairs.getOrDefault(side, Map.of()).keySet());
    }
    alike.removeIf(other -> low[other] == low[value]);
    alike.remove(one);
    return List.copyOf(alike);
  }
}
