package app.assay.points.rules;

import app.assay.points.weighing.PairWeights;
import java.util.HashSet;
import java.util.Set;

/// The most that some traits of two values can add to their sum: where that is not enough, they
/// need not be looked for.
final class PairMost {

  private static final PairWeights WEIGHTS = PairWeights.shipped();

  private final int[] most = new int[PairKind.values().length];
  private final Set<String> names = new HashSet<>();

  private PairMost() {}

  /// None yet.
  static PairMost of() {
    return new PairMost();
  }

  /// With traits of the two together, each of which may hold or not.
  PairMost with(String... traits) {
    for (String trait : traits) {
      names.add(trait);
      for (int kind = 0; kind < most.length; kind++) {
        most[kind] += Math.max(0, WEIGHTS.ofPair(trait, kind));
      }
    }
    return this;
  }

  /// With scales, of which the steps hold one after the other.
  PairMost with(Scale... scales) {
    for (Scale scale : scales) {
      for (int kind = 0; kind < most.length; kind++) {
        int sum = 0;
        int highest = 0;
        for (String step : scale.names()) {
          names.add(step);
          sum += WEIGHTS.ofPair(step, kind);
          highest = Math.max(highest, sum);
        }
        most[kind] += highest;
      }
    }
    return this;
  }

  /// With those of another part.
  PairMost with(PairMost other) {
    names.addAll(other.names);
    for (int kind = 0; kind < most.length; kind++) {
      most[kind] += other.most[kind];
    }
    return this;
  }

  /// Whether it counts on a trait: one that it forgot would let pairs pass unseen.
  boolean counts(String trait) {
    return names.contains(trait);
  }

  int of(PairKind kind) {
    return most[kind.ordinal()];
  }
}
