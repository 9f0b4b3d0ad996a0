package app.assay.hitl.annotation;

import app.assay.finding.Finding;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/// The points that a new document passes: neither a finding is left there, nor is one allowed.
///
/// @param points bits 1 to 9
record Passed(BitSet points) {

  static Passed of(List<Finding> open, Set<Integer> waived) {
    BitSet points = new BitSet();
    points.set(1, 10);
    open.forEach(f -> points.clear(f.rule().point()));
    waived.forEach(points::clear);
    return new Passed(points);
  }

  /// As `points-passed` has it, such as `1-4,7` (FS §10.2).
  String written() {
    List<String> ranges = new ArrayList<>();
    for (int first = points.nextSetBit(0); first >= 0; ) {
      int end = points.nextClearBit(first);
      ranges.add(end - first == 1 ? "" + first : first + "-" + (end - 1));
      first = points.nextSetBit(end);
    }
    return String.join(",", ranges);
  }
}
