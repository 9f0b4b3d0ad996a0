package app.assay.quality;

import java.util.List;
import java.util.Map;

/// From which sum on a sentence counts, in hundredths of a logit.
enum LearnedLimits {
  /// Near the best balance of precision and recall, or where both are farthest above the targets.
  KEEP_THOROUGH(
      "=keep thorough",
      Map.of(
          1, -175, 2, -200, 3, -150, 4, LearnedLimits.NEVER, 6, -125, 7, -375, 8, -175, 9, -175)),
  RAISE_THOROUGH(
      "=raise thorough", Map.of(1, -100, 2, 200, 3, 25, 4, 50, 6, 0, 7, 0, 8, 100, 9, -50)),
  KEEP_QUIET(
      "=keep quiet",
      Map.of(1, -50, 2, 0, 3, 0, 4, LearnedLimits.NEVER, 6, 0, 7, -200, 8, -50, 9, 0)),
  RAISE_QUIET(
      "=raise quiet", Map.of(1, 100, 2, 300, 3, 100, 4, 200, 6, 100, 7, 100, 8, 300, 9, 100));

  /// Nothing a rule finds in a table is taken back: what answers for its figures stands elsewhere.
  private static final int NEVER = -9999;

  private final String label;
  private final Map<Integer, Integer> limits;

  LearnedLimits(String label, Map<Integer, Integer> limits) {
    this.label = label;
    this.limits = limits;
  }

  int of(int point) {
    return limits.getOrDefault(point, 0);
  }

  String line(List<Integer> points) {
    StringBuilder line = new StringBuilder(label);
    points.forEach(p -> line.append('\t').append(of(p)));
    return line.toString();
  }
}
