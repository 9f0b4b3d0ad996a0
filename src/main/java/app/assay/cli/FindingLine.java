package app.assay.cli;

import app.assay.cgd.CgdDocument;
import app.assay.finding.Finding;

/// A finding as one line on standard error.
final class FindingLine {

  private FindingLine() {}

  /// `FILE:LINE:COLUMN severity RULE message`.
  static String of(String file, CgdDocument document, Finding finding) {
    return "%s:%s %s %s %s"
        .formatted(
            file,
            document.lines().position(finding.span().start()),
            finding.severity().label(),
            finding.rule().id(),
            finding.message());
  }
}
