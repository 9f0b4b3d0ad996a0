package app.assay.points.rules;

import app.assay.points.weighing.PairWeights;
import org.jspecify.annotations.Nullable;

/// How much two values read like those that readers found to contradict each other: all that speaks
/// for it or against, in hundredths of a logit.
final class PairSum implements PairSink {

  private final PairWeights weights;
  private final PairKind pairKind;
  private final int kind;
  private final int least;
  private int sum;

  /// What all further traits are among; tests run with assertions and see one that was forgotten.
  private @Nullable PairMost left;

  /// @param least a smaller sum need not be exact
  PairSum(PairWeights weights, PairKind kind, int least) {
    this.weights = weights;
    this.pairKind = kind;
    this.kind = kind.ordinal();
    this.least = least;
    this.sum = weights.bias(kind.ordinal());
  }

  int sum() {
    return sum;
  }

  @Override
  public boolean needs(PairMost rest) {
    left = rest;
    return sum >= least - rest.of(pairKind);
  }

  /// Of the values of a text, whose traits are numbered by the weights that ship.
  @Override
  public void each(Stated a, Stated b) {
    sum += weights.ofTraits(a.traits().bits(), b.traits().bits(), kind);
  }

  @Override
  public void steps(Scale scale, int from, int to) {
    assert left == null || scale.isCountedIn(left) : scale;
    sum += scale.weight(kind, from, to);
  }

  @Override
  public void one(String trait) {
    sum += weights.ofOne(trait, kind);
  }

  @Override
  public void both(String trait) {
    sum += weights.ofBoth(trait, kind);
  }

  @Override
  public void pair(String trait) {
    assert left == null || left.counts(trait) : trait;
    sum += weights.ofPair(trait, kind);
  }
}
