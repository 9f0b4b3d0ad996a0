package app.assay.points.rules;

import app.assay.points.weighing.PairWeights;
import java.util.Set;

/// The names of all that is seen of two values, as the list of weights has them.
///
/// @param names those seen so far
record PairNames(Set<String> names) implements PairSink {

  @Override
  public void one(String trait) {
    names.add(PairWeights.ONE + trait);
  }

  @Override
  public void both(String trait) {
    names.add(PairWeights.BOTH + trait);
  }

  @Override
  public void pair(String trait) {
    names.add(trait);
  }
}
