package app.assay.ui;

import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.ui.details.Subject;
import app.assay.ui.documents.Checked;
import app.assay.ui.documents.DocumentEvents;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.editor.model.Highlight;
import app.assay.workspace.ClaimReport;
import app.assay.workspace.PlacedFinding;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// What the rest of the window does when something happens in a document.
final class Reactions implements DocumentEvents {

  private final Models models;
  private final Runnable caretMoved;
  private final BiConsumer<OpenDocument, ClaimReport> review;
  private final Runnable showDetails;
  private final Consumer<OpenDocument> close;
  private final BiConsumer<OpenDocument, PlacedFinding> allow;

  /// @param allow asks for the reason
  Reactions(
      Models models,
      Runnable caretMoved,
      BiConsumer<OpenDocument, ClaimReport> review,
      BiConsumer<OpenDocument, PlacedFinding> allow,
      Runnable showDetails,
      Consumer<OpenDocument> close) {
    this.models = models;
    this.caretMoved = caretMoved;
    this.review = review;
    this.allow = allow;
    this.showDetails = showDetails;
    this.close = close;
  }

  @Override
  public void standsOn(OpenDocument document, List<Highlight> marks) {
    if (models.documents.active().equals(Optional.of(document))) {
      caretMoved.run();
      marks.stream()
          .map(mark -> subject(document, mark.id()))
          .flatMap(Optional::stream)
          .findFirst()
          .ifPresent(models.details::show);
    }
  }

  private static Optional<Subject> subject(OpenDocument document, String id) {
    Optional<Checked> checked = document.checked();
    Optional<Subject> finding =
        checked
            .flatMap(c -> c.finding(id))
            .map(f -> new Subject.OfFinding(document.path(), document.shown(), f));
    return finding.or(
        () ->
            checked
                .flatMap(c -> c.claim(id))
                .map(c -> new Subject.OfClaim(document.path(), document.shown(), c)));
  }

  @Override
  public void explain(OpenDocument document, PlacedFinding finding) {
    models.details.show(new Subject.OfFinding(document.path(), document.shown(), finding));
    showDetails.run();
  }

  @Override
  public void review(OpenDocument document, ClaimReport claim) {
    review.accept(document, claim);
  }

  @Override
  public void toRoundB(OpenDocument document, Finding finding) {
    models.edits.toRoundB(document, finding);
  }

  @Override
  public void exclude(OpenDocument document, Finding finding) {
    models.edits.exclude(document, finding);
  }

  @Override
  public void allow(OpenDocument document, PlacedFinding finding) {
    allow.accept(document, finding);
  }

  @Override
  public void fix(OpenDocument document, Finding finding, Fix fix, Runnable then) {
    models.fixes.mend(document, finding, fix, then);
  }

  @Override
  public void fixAll(OpenDocument document, Rule rule) {
    models.fixes.mendAll(document, rule);
  }

  @Override
  public void close(OpenDocument document) {
    close.accept(document);
  }
}
