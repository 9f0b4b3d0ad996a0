package app.assay.ui.points;

import java.util.Set;

/// Points as `points-passed` writes them: `1-4,7,9`.
final class PointRanges {

  private PointRanges() {}

  /// The shortest way to write some points; empty for none.
  static String of(Set<Integer> points) {
    StringBuilder out = new StringBuilder();
    int point = 1;
    while (point <= 9) {
      if (!points.contains(point)) {
        point++;
        continue;
      }
      int last = point;
      while (points.contains(last + 1)) {
        last++;
      }
      out.append(out.isEmpty() ? "" : ",").append(point);
      if (last > point) {
        out.append(last == point + 1 ? "," : "-").append(last);
      }
      point = last + 1;
    }
    return out.toString();
  }

  /// Whether a written value names the same points; one that cannot be read does not.
  static boolean same(String written, String value) {
    return written.replace(" ", "").equals(value);
  }
}
