package app.assay.points.rules;

import java.util.Arrays;

/// The steps that a number reaches, each a trait by itself: "shared words 2".
record Scale(double[] steps, String[] names) {

  static Scale of(String name, double... steps) {
    String[] names =
        Arrays.stream(steps).mapToObj(s -> name + " " + text(s)).toArray(String[]::new);
    return new Scale(steps, names);
  }

  private static String text(double step) {
    return step == Math.rint(step) ? Long.toString((long) step) : Double.toString(step);
  }

  /// Tells each step that a value reaches.
  void reach(double value, PairSink sink) {
    for (int i = 0; i < steps.length; i++) {
      if (value >= steps[i]) {
        sink.pair(names[i]);
      }
    }
  }

  /// Tells each step that a value stays within.
  void within(double value, PairSink sink) {
    for (int i = 0; i < steps.length; i++) {
      if (value <= steps[i]) {
        sink.pair(names[i]);
      }
    }
  }
}
