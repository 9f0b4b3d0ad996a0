package app.assay.points.rules;

import app.assay.points.weighing.PairWeights;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Weighs pairs of values by all that is seen of them, and finds those that contradict each other
/// by their weight.
final class PairsByWeight {

  private static final PairWeights WEIGHTS = PairWeights.shipped();

  private final PairCandidates candidates;
  private final PairTraits traits;

  /// No sum of two values comes near it.
  private static final int LOWEST = Integer.MIN_VALUE / 2;

  /// The pair of greatest weight of each value, where it is large enough to be reported.
  private final Map<Integer, Weighed> best = new HashMap<>();

  /// @param all the values of a text, each at its order
  PairsByWeight(List<Stated> all, Words words, Tables tables) {
    this.candidates = new PairCandidates(all);
    this.traits = new PairTraits(words, tables, new PairCompany(all));
  }

  /// Two values with their sum.
  record Weighed(Stated a, Stated b, int sum) {}

  /// Each two values that are held against each other.
  PairCandidates candidates() {
    return candidates;
  }

  /// What is seen of two of them.
  PairTraits traits() {
    return traits;
  }

  /// The sum of two values, or [Conflict#UNWEIGHED] where they are not weighed.
  int weigh(Stated a, Stated b) {
    boolean weighed = candidates.areEnough() && PairCandidates.areLike(a, b);
    return weighed ? weigh(a, b, LOWEST) : Conflict.UNWEIGHED;
  }

  /// @param least a smaller sum need not be exact
  private int weigh(Stated a, Stated b, int least) {
    PairSum sum = new PairSum(WEIGHTS, PairKind.of(a, b), least);
    boolean inOrder = a.order() < b.order();
    traits.read(inOrder ? a : b, inOrder ? b : a, sum);
    return sum.sum();
  }

  /// Of two values each the other's best, by place; only those whose sum is large enough to be
  /// reported. A smaller one is better than none of them.
  List<Weighed> found() {
    int least = WEIGHTS.raise(true);
    List<Weighed> large = new ArrayList<>();
    candidates.each(
        (a, b) -> {
          int sum = weigh(a, b, least);
          if (sum >= least) {
            Weighed weighed = new Weighed(a, b, sum);
            best.merge(a.order(), weighed, PairsByWeight::better);
            best.merge(b.order(), weighed, PairsByWeight::better);
            if (!isExplained(a, b) && !Apart.are(a, b, sum)) {
              large.add(weighed);
            }
          }
        });
    large.removeIf(w -> best.get(w.a().order()) != w || best.get(w.b().order()) != w);
    return large;
  }

  /// It stays the other's best all the same, so that stating one discrepancy brings up no other.
  private static boolean isExplained(Stated a, Stated b) {
    return a.isExplained() || b.isExplained();
  }

  private static Weighed better(Weighed one, Weighed other) {
    return other.sum() > one.sum() ? other : one;
  }
}
