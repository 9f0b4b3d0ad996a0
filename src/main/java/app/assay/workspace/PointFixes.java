package app.assay.workspace;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.hitl.FindingProposals;
import app.assay.text.SourceText;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Applies fixes of the nine points to a text.
public final class PointFixes {

  private final FindingProposals proposals = new FindingProposals(DocumentEditor.standard());

  /// All ways to mend a finding: its own edits, then what a document's claims make possible.
  public List<Fix> of(CgdDocument document, Finding finding) {
    List<Fix> fixes = new ArrayList<>(finding.fixes());
    if (finding.rule().asksForAPerson()) {
      proposals.toRoundB(document, finding).ifPresent(fixes::add);
    }
    return List.copyOf(fixes);
  }

  /// A text with the first fix of each chosen finding made, one after another; a finding whose
  /// edits would overlap those of one before it is left for the next run.
  ///
  /// @param document the text that the findings speak of
  /// @return the edits, ordered, without overlap
  public List<TextEdit> firstFixes(
      CgdDocument document, List<Finding> findings, Predicate<Finding> chosen) {
    List<TextEdit> edits = new ArrayList<>();
    List<Span> taken = new ArrayList<>();
    for (Finding finding : findings) {
      Optional<Fix> fix =
          chosen.test(finding) ? finding.fixes().stream().findFirst() : Optional.empty();
      if (fix.isPresent() && isFree(fix.get(), taken)) {
        edits.addAll(fix.get().edits());
        fix.get().edits().forEach(e -> taken.add(e.span()));
      }
    }
    return TextEdit.sorted(edits);
  }

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

  static boolean isFree(Fix fix, List<Span> taken) {
    return fix.edits().stream()
        .noneMatch(e -> taken.stream().anyMatch(t -> t.overlaps(e.span()) || t.equals(e.span())));
  }
}
