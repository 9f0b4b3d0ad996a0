package app.assay.hitl;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimLocator;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.Validator;
import app.assay.cgd.edit.Change;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.edit.EditResult;
import app.assay.cgd.edit.Stamp;
import app.assay.cgd.exclusion.Exclusion;
import app.assay.cgd.exclusion.ExclusionRequest;
import app.assay.cgd.plan.Plan;
import app.assay.finding.Fix;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What the author may do about a claim that was refused: mark the sentence, or quarantine its
/// paragraph. Proposed, never made unasked (decision 0004).
final class Proposals {

  private static final String UNVERIFIED = " [UNVERIFIED]";

  /// A proposal with the document as it would be, stamped.
  record Proposal(Fix fix, EditResult.Edited made) {}

  private final DocumentEditor editor;
  private final Exclusion exclusion;

  Proposals(DocumentEditor editor, Validator validator) {
    this.editor = editor;
    this.exclusion = new Exclusion(editor, validator);
  }

  /// Changes of the text as it is after the answers; none for a claim whose text stands nowhere.
  ///
  /// @param context what the outcome is checked by
  List<Proposal> of(CgdDocument document, List<ClaimDecision> decisions, CheckContext context) {
    ClaimLocator locator = new ClaimLocator(document);
    List<Proposal> proposals = new ArrayList<>();
    for (ClaimDecision decision : decisions) {
      Optional<Claim> claim =
          document.claims().stream().filter(c -> c.id().equals(decision.id())).findFirst();
      if (decision.answer() == Answer.FALSE && claim.isPresent()) {
        Optional<Span> place = locator.locate(claim.get().text());
        place.flatMap(at -> mark(document, claim.get(), at)).ifPresent(proposals::add);
        place
            .flatMap(at -> exclude(document, claim.get(), at, decision.evidence(), context))
            .ifPresent(proposals::add);
      }
    }
    return proposals;
  }

  private Optional<Proposal> mark(CgdDocument document, Claim claim, Span place) {
    int end = ClaimChanges.afterEmphasis(document, place.end());
    if (document.text().startsWith(UNVERIFIED, end)) {
      return Optional.empty();
    }
    List<Change> changes = List.of(new Change.ReplaceBody(Span.at(end), UNVERIFIED));
    return editor.applyAndStamp(document, changes, Stamp.Options.CONFIRMATION)
            instanceof EditResult.Edited made
        ? Optional.of(proposal("Mark " + claim.id() + " [UNVERIFIED] where it stands", made))
        : Optional.empty();
  }

  /// Only the last open claim of a CLEAR document can go into a block, because the document is then
  /// REVIEWED_WITH_EXCEPTIONS and has no claim that waits (E-EX05, E-SC04).
  private Optional<Proposal> exclude(
      CgdDocument document, Claim claim, Span place, String reason, CheckContext context) {
    ExclusionRequest request =
        new ExclusionRequest(paragraph(document, place), "refused-" + claim.id(), reason, context);
    return exclusion.plan(document, request) instanceof Plan.Ready ready
        ? Optional.of(
            proposal(
                "Put the paragraph of "
                    + claim.id()
                    + " into an exclusion block and take the claim out",
                ready.edited()))
        : Optional.empty();
  }

  private static Proposal proposal(String title, EditResult.Edited made) {
    return new Proposal(new Fix(title, made.edits()), made);
  }

  /// The lines with text around a place, line breaks included.
  private static Span paragraph(CgdDocument document, Span place) {
    LineIndex lines = document.lines();
    int first = lines.lineAt(place.start());
    int last = lines.lineAt(place.end() - 1);
    int top = lines.lineAt(document.body().span().start());
    int bottom = lines.lineAt(document.body().span().end()) - 1;
    while (first > top && !WhiteSpace.isBlank(lines.line(first - 1))) {
      first--;
    }
    while (last < bottom && !WhiteSpace.isBlank(lines.line(last + 1))) {
      last++;
    }
    return new Span(lines.start(first), lines.end(last));
  }
}
