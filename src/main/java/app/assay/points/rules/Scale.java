package app.assay.points.rules;

import app.assay.points.weighing.PairWeights;
import java.util.Arrays;

/// The steps that a number reaches, each a trait by itself: "shared words 2".
///
/// @param sums for each kind of pair the weight of all steps before each, so that the steps that a
///   number reaches are weighed at once
record Scale(double[] steps, String[] names, int[][] sums) {

  /// Of two values by themselves.
  static Scale of(String name, double... steps) {
    return of(PairWeights.shipped(), name, steps);
  }

  /// Of how they stand among the others.
  static Scale ofStanding(String name, double... steps) {
    return of(PairWeights.ofStandings(), name, steps);
  }

  private static Scale of(PairWeights weights, String name, double... steps) {
    String[] names =
        Arrays.stream(steps).mapToObj(s -> name + " " + text(s)).toArray(String[]::new);
    int[][] sums = new int[PairKind.values().length][steps.length + 1];
    for (int kind = 0; kind < sums.length; kind++) {
      for (int i = 0; i < steps.length; i++) {
        sums[kind][i + 1] = sums[kind][i] + weights.ofPair(names[i], kind);
      }
    }
    return new Scale(steps, names, sums);
  }

  private static String text(double step) {
    return step == Math.rint(step) ? Long.toString((long) step) : Double.toString(step);
  }

  /// Tells each step that a value reaches.
  void reach(double value, PairSink sink) {
    int to = 0;
    while (to < steps.length && value >= steps[to]) {
      to++;
    }
    sink.steps(this, 0, to);
  }

  /// Tells each step that a value stays within.
  void within(double value, PairSink sink) {
    int from = steps.length;
    while (from > 0 && value <= steps[from - 1]) {
      from--;
    }
    sink.steps(this, from, steps.length);
  }

  /// The weight of some steps together.
  ///
  /// @param to the step after the last
  int weight(int kind, int from, int to) {
    return sums[kind][to] - sums[kind][from];
  }

  /// Whether each of its steps is counted on.
  boolean isCountedIn(PairMost most) {
    return Arrays.stream(names).allMatch(most::counts);
  }
}
