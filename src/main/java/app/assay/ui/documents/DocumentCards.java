package app.assay.ui.documents;

import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.ui.editor.CardSource;
import app.assay.ui.editor.EditorView;
import app.assay.ui.editor.model.FindingCard;
import app.assay.ui.editor.model.FindingCard.Choice;
import app.assay.ui.editor.model.FixPreview;
import app.assay.ui.editor.model.Highlight;
import app.assay.ui.theme.Texts;
import app.assay.workspace.ClaimReport;
import app.assay.workspace.PlacedFinding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Cards for the findings and claims of one document. Fixes are offered only while the check is
/// about the text as it is.
final class DocumentCards implements CardSource {

  private static final String FIX = "fix:";
  private static final String FIX_ALL = "all";
  private static final String ROUND_B = "roundB";
  private static final String EXCLUDE = "exclude";
  private static final String ALLOW = "allow";
  private static final String EXPLAIN = "explain";
  private static final String REVIEW = "review";

  private final Texts points = new Texts("points");
  private final Texts texts;
  private final OpenDocument document;
  private final EditorView editor;
  private final DocumentEvents events;

  DocumentCards(Texts texts, OpenDocument document, EditorView editor, DocumentEvents events) {
    this.texts = texts;
    this.document = document;
    this.editor = editor;
    this.events = events;
  }

  @Override
  public List<FindingCard> cards(List<Highlight> marks) {
    return document
        .checked()
        .map(checked -> marks.stream().flatMap(mark -> card(checked, mark.id())).toList())
        .orElse(List.of());
  }

  private Stream<FindingCard> card(Checked checked, String id) {
    return Stream.concat(
        checked.finding(id).map(finding -> card(id, finding)).stream(),
        checked.claim(id).map(claim -> card(id, claim)).stream());
  }

  private FindingCard card(String id, PlacedFinding finding) {
    List<Choice> choices = new ArrayList<>();
    if (document.fresh().isPresent()) {
      for (int i = 0; i < finding.fixes().size(); i++) {
        choices.add(choice(FIX + i, finding.finding().fixes().get(i)));
      }
      more(choices, finding.rule());
    }
    choices.add(Choice.quiet(EXPLAIN, texts.get("card.explain")));
    int point = finding.rule().point();
    return new FindingCard(
        id,
        finding.severity().label(),
        finding.severity().label(),
        finding.rule().id(),
        point > 0
            ? texts.get(
                finding.rule().isAdvisory() ? "card.point.advice" : "card.point",
                point,
                points.get("point." + point))
            : finding.rule().section(),
        finding.finding().message(),
        choices);
  }

  private Choice choice(String id, Fix fix) {
    return FixPreview.of(document.text().buffer(), fix.edits())
        .map(preview -> Choice.of(id, fix.title(), preview))
        .orElseGet(() -> Choice.of(id, fix.title()));
  }

  /// What can be done beside the finding's own fixes.
  private void more(List<Choice> choices, Rule rule) {
    Checked checked = document.fresh().orElseThrow();
    if (checked.isDocument() && rule.asksForAPerson()) {
      choices.add(Choice.of(ROUND_B, texts.get("card.roundB")));
    }
    long alike =
        checked.report().findings().stream()
            .filter(f -> f.rule().equals(rule) && !f.fixes().isEmpty())
            .count();
    if (alike > 1) {
      choices.add(Choice.of(FIX_ALL, texts.get("card.fixAll", alike, rule.id())));
    }
    if (checked.isDocument() && rule.point() > 0) {
      choices.add(Choice.quiet(EXCLUDE, texts.get("card.exclude")));
    }
    if (rule.point() > 0) {
      choices.add(Choice.quiet(ALLOW, texts.get("card.allow")));
    }
  }

  private FindingCard card(String id, ClaimReport claim) {
    boolean confirmed = claim.state().equals("VERIFIED");
    return new FindingCard(
        id,
        texts.get("card.claim", claim.round().orElse("?")),
        confirmed ? "good" : "verifiable",
        claim.id().orElse(""),
        texts.get("claim.state." + claim.state()),
        claim.text().orElse(""),
        List.of(Choice.of(REVIEW, texts.get("card.review"))));
  }

  @Override
  public void choose(FindingCard card, Choice choice) {
    Optional<Checked> checked = document.checked();
    if (choice.id().equals(REVIEW)) {
      checked.flatMap(c -> c.claim(card.id())).ifPresent(claim -> events.review(document, claim));
    } else if (choice.id().equals(EXPLAIN)) {
      checked
          .flatMap(c -> c.finding(card.id()))
          .ifPresent(finding -> events.explain(document, finding));
    } else if (choice.id().equals(ROUND_B)) {
      finding(card).ifPresent(f -> events.toRoundB(document, f.finding()));
    } else if (choice.id().equals(FIX_ALL)) {
      finding(card).ifPresent(f -> events.fixAll(document, f.rule()));
    } else if (choice.id().equals(EXCLUDE)) {
      finding(card).ifPresent(f -> events.exclude(document, f.finding()));
    } else if (choice.id().equals(ALLOW)) {
      finding(card).ifPresent(f -> events.allow(document, f));
    } else if (choice.id().startsWith(FIX)) {
      int index = Integer.parseInt(choice.id().substring(FIX.length()));
      finding(card).ifPresent(f -> mend(f.finding(), f.finding().fixes().get(index)));
    }
  }

  private Optional<PlacedFinding> finding(FindingCard card) {
    return document.fresh().flatMap(c -> c.finding(card.id()));
  }

  /// Makes the edits; where they leave a gap to fill in, it is selected, so that typing fills it.
  private void mend(Finding finding, Fix fix) {
    events.fix(document, finding, fix, () -> FixPreview.gap(fix.edits()).ifPresent(editor::select));
    editor.focus();
  }
}
