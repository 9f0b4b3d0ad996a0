package app.assay.points.rules;

import app.assay.points.weighing.PairWeights;

/// How much two values read like those that readers found to contradict each other: all that speaks
/// for it or against, in hundredths of a logit.
final class PairSum implements PairSink {

  private final PairWeights weights;
  private final int kind;
  private int sum;

  PairSum(PairWeights weights, PairKind kind) {
    this.weights = weights;
    this.kind = kind.ordinal();
    this.sum = weights.bias(kind.ordinal());
  }

  int sum() {
    return sum;
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
    sum += weights.ofPair(trait, kind);
  }
}
