package app.assay.quality;

import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.points.check.Sensitivity;
import app.assay.text.TextEdit;
import java.util.List;

/// Whether every fix of every finding clears it.
///
/// @param cleared fixes after which the rule is raised once less
/// @param fixes all fixes
/// @param without findings that offer no fix
record FixCheck(int cleared, int fixes, int without) {

  static FixCheck of(Detectors detectors, List<LabelledDocument> documents) {
    int cleared = 0;
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
        }
      }
    }
    return new FixCheck(cleared, fixes, without);
  }

  private static long count(List<Finding> findings, Finding like) {
    return findings.stream().filter(f -> f.rule().equals(like.rule())).count();
  }
}
