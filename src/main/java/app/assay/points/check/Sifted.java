package app.assay.points.check;

import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.text.TextEdit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// What rules found, parted by the words around it.
///
/// @param kept what stays
/// @param outweighed what reads harmless as a whole
record Sifted(List<Finding> kept, List<Finding> outweighed) {

  /// To be filled.
  static Sifted nothing() {
    return new Sifted(new ArrayList<>(), new ArrayList<>());
  }

  boolean isEmpty() {
    return kept.isEmpty() && outweighed.isEmpty();
  }

  /// Adds what a rule said.
  void take(PointSink said, Predicate<Finding> keeps) {
    if (said.isEmpty()) {
      return;
    }
    for (Finding finding : said.findings()) {
      (keeps.test(finding) ? kept : outweighed).add(finding);
    }
    outweighed.addAll(said.outweighed());
  }

  void addAll(Sifted other) {
    kept.addAll(other.kept);
    outweighed.addAll(other.outweighed);
  }

  /// The same, so many characters further on.
  Sifted shift(int by) {
    return new Sifted(shift(kept, by), shift(outweighed, by));
  }

  private static List<Finding> shift(List<Finding> findings, int by) {
    List<Finding> shifted = new ArrayList<>(findings.size());
    findings.forEach(finding -> shifted.add(shift(finding, by)));
    return shifted;
  }

  private static Finding shift(Finding finding, int by) {
    List<Fix> fixes = new ArrayList<>(finding.fixes().size());
    for (Fix fix : finding.fixes()) {
      List<TextEdit> edits = new ArrayList<>(fix.edits().size());
      for (TextEdit edit : fix.edits()) {
        edits.add(new TextEdit(edit.span().shift(by), edit.replacement()));
      }
      fixes.add(new Fix(fix.title(), edits));
    }
    return new Finding(
        finding.rule(), finding.severity(), finding.span().shift(by), finding.message(), fixes);
  }
}
