package app.assay.quality;

import java.util.List;
import java.util.Map;

/// From which sum on a sentence counts, in hundredths of a logit.
enum LearnedLimits {
  /// Near the best balance of precision and recall, or where both are farthest above the targets.
  KEEP_THOROUGH("=keep thorough", Map.of(1, -175, 2, -100, 3, -150, 6, -125, 7, -375, 9, -200)),
  RAISE_THOROUGH("=raise thorough", Map.of(1, -100, 2, 300, 3, -50, 6, -50, 7, -50, 9, -75)),
  KEEP_QUIET("=keep quiet", Map.of(1, -50, 2, 50, 3, 0, 6, 0, 7, -200, 9, 0)),
  RAISE_QUIET("=raise quiet", Map.of(1, 100, 2, 300, 3, 100, 6, 100, 7, 100, 9, 100));

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
