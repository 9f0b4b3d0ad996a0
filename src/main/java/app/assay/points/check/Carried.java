package app.assay.points.check;

import app.assay.finding.Finding;
import app.assay.text.Unchanged;
import java.util.ArrayList;
import java.util.List;

/// What the detectors of the whole text said of a version of it, for the versions after it.
///
/// @param text the version that they saw
record Carried(String text, List<Finding> findings) {

  static final Carried NOTHING = new Carried("", List.of());

  /// The same at their places in another version, without fixes.
  List<Finding> onto(String now) {
    if (findings.isEmpty()) {
      return List.of();
    }
    Unchanged ends = Unchanged.between(text, now);
    List<Finding> moved = new ArrayList<>(findings.size());
    for (Finding finding : findings) {
      ends.move(finding.span())
          .ifPresent(
              s ->
                  moved.add(
                      new Finding(
                          finding.rule(), finding.severity(), s, finding.message(), List.of())));
    }
    return moved;
  }
}
