package app.assay.hitl;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimLocator;
import app.assay.cgd.edit.Change;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.edit.EditResult;
import app.assay.cgd.edit.Value;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.cgd.yaml.YamlSequence;
import app.assay.finding.Fix;
import app.assay.text.LineEnding;
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

  /// A proposal with the changes it consists of.
  record Proposal(Fix fix, List<Change> changes) {}

  private final DocumentEditor editor;

  Proposals(DocumentEditor editor) {
    this.editor = editor;
  }

  /// Changes of the text as it is after the answers; none for a claim whose text stands nowhere.
  List<Proposal> of(CgdDocument document, List<ClaimDecision> decisions) {
    ClaimLocator locator = new ClaimLocator(document);
    List<Proposal> proposals = new ArrayList<>();
    for (ClaimDecision decision : decisions) {
      Claim claim = document.claims().get(decision.claim());
      Optional<Span> place = locator.locate(claim.text());
      if (decision.answer() == Answer.FALSE && place.isPresent()) {
        mark(document, claim, place.get()).ifPresent(proposals::add);
        exclude(document, claim, place.get(), decision.evidence()).ifPresent(proposals::add);
      }
    }
    return proposals;
  }

  private Optional<Proposal> mark(CgdDocument document, Claim claim, Span place) {
    int end = ClaimChanges.afterEmphasis(document, place.end());
    if (document.text().startsWith(UNVERIFIED, end)) {
      return Optional.empty();
    }
    return proposal(
        "Mark " + claim.id() + " [UNVERIFIED] where it stands",
        document,
        List.of(new Change.ReplaceBody(Span.at(end), UNVERIFIED)));
  }

  private Optional<Proposal> exclude(CgdDocument document, Claim claim, Span place, String reason) {
    String id = "refused-" + claim.id();
    if (ids(document).contains(id)) {
      return Optional.empty();
    }
    Span paragraph = paragraph(document, place);
    String end = LineEnding.of(document.text()).characters();
    List<Change> changes = new ArrayList<>();
    changes.add(
        new Change.ReplaceBody(
            Span.at(paragraph.start()), "<!-- CG-EXCLUSION:BEGIN id=" + id + " -->" + end));
    changes.add(
        new Change.ReplaceBody(
            Span.at(paragraph.end()), "<!-- CG-EXCLUSION:END id=" + id + " -->" + end));
    List<String> listed = new ArrayList<>(ids(document));
    listed.add(id);
    changes.add(new Change.SetList("exceptions-ids", listed));
    if (document.header().scalar("exceptions-reason").isEmpty()) {
      changes.add(new Change.SetField("exceptions-reason", Value.text(reason)));
    }
    return proposal(
        "Put the paragraph of " + claim.id() + " into an exclusion block", document, changes);
  }

  private Optional<Proposal> proposal(String title, CgdDocument document, List<Change> changes) {
    return editor.apply(document, changes) instanceof EditResult.Edited edited
        ? Optional.of(new Proposal(new Fix(title, edited.edits()), changes))
        : Optional.empty();
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

  private static List<String> ids(CgdDocument document) {
    return document
        .header()
        .entry("exceptions-ids")
        .map(YamlEntry::value)
        .filter(YamlSequence.class::isInstance)
        .map(YamlSequence.class::cast)
        .map(YamlSequence::items)
        .orElse(List.of())
        .stream()
        .filter(YamlScalar.class::isInstance)
        .map(item -> ((YamlScalar) item).value())
        .toList();
  }
}
