package app.assay.quality;

import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.points.check.Sensitivity;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.List;

/// Whether every fix of every finding clears it and brings up no other.
///
/// @param cleared fixes after which the rule is raised once less
/// @param creating fixes after which a point is raised at a place where it was not raised before
/// @param fixes all fixes
/// @param without findings that offer no fix
record FixCheck(int cleared, int creating, int fixes, int without) {

  static FixCheck of(Detectors detectors, List<LabelledDocument> documents) {
    int cleared = 0;
    int creating = 0;
    int fixes = 0;
    int without = 0;
    for (LabelledDocument document : documents) {
      List<Finding> before = detectors.findings(document.text(), Sensitivity.THOROUGH);
      for (Finding finding : before) {
        without += finding.fixes().isEmpty() ? 1 : 0;
        for (Fix fix : finding.fixes()) {
          String mended = TextEdit.apply(document.text(), fix.edits());
          List<Finding> after = detectors.findings(mended, Sensitivity.THOROUGH);
          fixes++;
          cleared += count(after, finding) < count(before, finding) ? 1 : 0;
          creating += after.stream().allMatch(f -> isKnown(f, before, fix)) ? 0 : 1;
        }
      }
    }
    return new FixCheck(cleared, creating, fixes, without);
  }

  private static long count(List<Finding> findings, Finding like) {
    return findings.stream().filter(f -> f.rule().equals(like.rule())).count();
  }

  /// The point was raised at this place before, by whichever of its rules.
  static boolean isKnown(Finding finding, List<Finding> before, Fix fix) {
    return before.stream()
        .filter(f -> f.rule().point() == finding.rule().point())
        .map(f -> new Span(moved(f.span().start(), fix), moved(f.span().end(), fix)))
        .anyMatch(s -> s.start() < finding.span().end() && finding.span().start() < s.end());
  }

  /// Where a character stands after the edits.
  private static int moved(int offset, Fix fix) {
    int moved = offset;
    for (TextEdit edit : fix.edits()) {
      if (edit.span().start() < offset) {
        moved += edit.replacement().length() - edit.span().length();
      }
    }
    return moved;
  }
}
