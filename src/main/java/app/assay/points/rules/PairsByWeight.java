package app.assay.points.rules;

import app.assay.points.weighing.PairWeights;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;

/// Weighs pairs of values by all that is seen of them and by how they stand among the others, and
/// finds those that contradict each other by their weight.
final class PairsByWeight {

  private static final PairWeights WEIGHTS = PairWeights.shipped();

  private static final PairWeights STANDINGS = PairWeights.ofStandings();

  /// Under the sum of any two values that may contradict each other.
  private static final int LOWEST = Integer.MIN_VALUE / 2;

  private final PairCandidates candidates;
  private final Tables tables;
  private final PairTraits traits;

  /// Of two values by their places, the earlier one's first.
  private final Map<Long, Weighed> weighed = new HashMap<>();

  /// @param all the values of a text, each at its order
  PairsByWeight(List<Stated> all, Words words, Tables tables) {
    this.candidates = new PairCandidates(all);
    this.tables = tables;
    this.traits = new PairTraits(words, tables, new PairCompany(all));
  }

  /// Two values with the weight of how they stand.
  record Weighed(Stated a, Stated b, int sum) {}

  /// Takes each two values that are held against each other, the first in the text first.
  ///
  /// @param found the pairs that rules have found, any of the two first
  void each(List<ValuePair> found, PairCandidates.Sink out) {
    candidates.each(out);
    if (candidates.areEnough()) {
      found.forEach(pair -> candidates.take(pair.one(), pair.other(), out));
    }
  }

  /// What is seen of two of them.
  PairTraits traits() {
    return traits;
  }

  /// Weighs all pairs.
  ///
  /// @param found the pairs that rules have found
  /// @param isFound whether two values are one of them
  void weigh(List<ValuePair> found, BiPredicate<Stated, Stated> isFound) {
    List<ValuePair> both = new ArrayList<>();
    List<PairStanding.Pair> pairs = new ArrayList<>();
    each(
        found,
        (a, b) -> {
          PairSum sum = new PairSum(WEIGHTS, PairKind.of(a, b), PairStanding.LEAST);
          traits.read(a, b, sum);
          if (sum.sum() >= PairStanding.LEAST) {
            both.add(new ValuePair(a, b));
            boolean swapped = PairNumbers.areSlip(a.quantity(), b.quantity());
            pairs.add(
                new PairStanding.Pair(
                    a.order(), b.order(), sum.sum(), isFound.test(a, b), swapped));
          }
        });
    PairStanding standing = new PairStanding(pairs);
    for (int i = 0; i < pairs.size(); i++) {
      Stated a = both.get(i).one();
      Stated b = both.get(i).other();
      PairSum sum = new PairSum(STANDINGS, PairKind.of(a, b), LOWEST);
      standing.read(i, sum);
      weighed.put(key(a, b), new Weighed(a, b, sum.sum()));
    }
  }

  private static long key(Stated a, Stated b) {
    long least = Math.min(a.order(), b.order());
    return least << Integer.SIZE | Math.max(a.order(), b.order());
  }

  /// The weight of two values, or [Conflict#UNWEIGHED] where they are not weighed.
  int sum(Stated a, Stated b) {
    if (!candidates.areEnough() || !PairCandidates.areLike(a, b)) {
      return Conflict.UNWEIGHED;
    }
    Weighed pair = weighed.get(key(a, b));
    return pair == null ? LOWEST : pair.sum();
  }

  /// Of two values each the other's best, by place; only those whose weight is large enough to be
  /// reported. A smaller one is better than none of them, and one that the text explains stays the
  /// other's best all the same, so that stating one discrepancy brings up no other.
  List<Weighed> found() {
    int least = STANDINGS.raise(true);
    Map<Integer, Weighed> best = new HashMap<>();
    List<Weighed> large = new ArrayList<>();
    weighed.values().stream()
        .filter(w -> w.sum() >= least)
        .sorted((one, other) -> Long.compare(key(one.a(), one.b()), key(other.a(), other.b())))
        .forEach(
            w -> {
              best.merge(w.a().order(), w, PairsByWeight::better);
              best.merge(w.b().order(), w, PairsByWeight::better);
              if (!new ValuePair(w.a(), w.b()).isExplained()
                  && !Apart.are(w.a(), w.b(), w.sum())
                  && !tables.areOfOneRow(w.a(), w.b())
                  && !isOfThings(w.a(), w.b())
                  && !isOfThings(w.b(), w.a())
                  && !tables.arePartAndWhole(w.a(), w.b())) {
                large.add(w);
              }
            });
    large.removeIf(w -> best.get(w.a().order()) != w || best.get(w.b().order()) != w);
    return large;
  }

  /// "Seven findings" and a reading of 7.9: what is counted is whole.
  private static boolean isOfThings(Stated things, Stated reading) {
    return things.quantity().isCount()
        && things.head() != 0
        && reading.head() == 0
        && reading.quantity().low() != Math.rint(reading.quantity().low());
  }

  private static Weighed better(Weighed one, Weighed other) {
    return other.sum() > one.sum() ? other : one;
  }
}
