package app.assay.workspace;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.finding.Finding;
import app.assay.hitl.FindingProposals;
import app.assay.text.SourceText;
import app.assay.text.TextEdit;
import java.util.Optional;

/// Ways to mend a finding of the nine points beside its own fixes.
public final class PointFixes {

  private final FindingProposals proposals = new FindingProposals(DocumentEditor.standard());

  /// A document with one statement sent to Round B; empty where that cannot be.
  public Optional<SourceText> sentToRoundB(SourceText source, Finding finding) {
    CgdDocument document = CgdParser.standard().parse(source);
    return proposals
        .toRoundB(document, finding)
        .map(fix -> source.withText(TextEdit.apply(source.text(), fix.edits())));
  }

  /// Why a statement is not sent to Round B; empty where it can be.
  public Optional<String> notToRoundB(CgdDocument document, Finding finding) {
    return proposals.obstacle(document, finding);
  }
}
