package app.assay.quality;

import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.points.check.Sensitivity;
import app.assay.points.rules.FixTrial;
import app.assay.text.TextEdit;
import java.util.List;

/// Whether every fix of every finding clears it, for good, and brings up no other.
///
/// @param cleared fixes after which the rule is raised once less
/// @param again fixes after which the rule is still raised at the place, so that they are offered
///   again
/// @param creating fixes after which a point is raised at a place where it was not raised before
/// @param fixes all fixes
/// @param without findings that offer no fix
record FixCheck(int cleared, int again, int creating, int fixes, int without) {

  static FixCheck of(Detectors detectors, List<LabelledDocument> documents) {
    int cleared = 0;
    int again = 0;
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
          FixTrial trial = FixTrial.of(before, after, finding, fix);
          fixes++;
          cleared += trial.cleared() ? 1 : 0;
          again += trial.again() ? 1 : 0;
          creating += trial.brought().isEmpty() ? 0 : 1;
        }
      }
    }
    return new FixCheck(cleared, again, creating, fixes, without);
  }
}
