package app.assay.ui;

import app.assay.text.Span;
import app.assay.ui.details.Subject;
import app.assay.ui.documents.Checked;
import app.assay.ui.documents.DocumentPane;
import app.assay.ui.documents.DocumentTabs;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.documents.Place;
import app.assay.ui.shell.CentreView;
import app.assay.ui.shell.CentreViews;
import app.assay.ui.theme.Texts;
import app.assay.workspace.ClaimReport;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Goes from place to place, and remembers where it was.
final class Navigation {

  private final Texts texts = new Texts("shell");
  private final Models models;
  private final DocumentTabs tabs;
  private final CentreViews views;

  Navigation(Models models, DocumentTabs tabs, CentreViews views) {
    this.models = models;
    this.tabs = tabs;
    this.views = views;
  }

  /// Brings a document to the front.
  void open(Path path) {
    leave();
    models.documents.open(path, document -> focusEditor());
  }

  /// Goes to a span of a document.
  void jump(Path path, Span span) {
    leave();
    goTo(path, span);
  }

  /// Goes to where a claim stands in the text, or to its entry in the front matter.
  void jump(Path path, ClaimReport claim) {
    Span entry = claim.region().span();
    Optional<Checked> checked = models.documents.find(path).flatMap(OpenDocument::checked);
    int index = checked.map(c -> c.report().claims().indexOf(claim)).orElse(-1);
    Span span = index < 0 ? entry : checked.orElseThrow().claimPlaces().get(index).orElse(entry);
    jump(path, span);
  }

  /// Goes to what the details are about.
  void source() {
    switch (models.details.subject()) {
      case Subject.Nothing() -> focusEditor();
      case Subject.OfFinding(Path path, String _, var finding) ->
          jump(path, finding.region().span());
      case Subject.OfClaim(Path path, String _, ClaimReport claim) -> jump(path, claim);
    }
  }

  void back() {
    models.documents.history().back(models.documents.here()).ifPresent(this::goTo);
  }

  void forward() {
    models.documents.history().forward(models.documents.here()).ifPresent(this::goTo);
  }

  /// Does something with the document in front, where there is one.
  void inFront(Consumer<DocumentPane> what) {
    tabs.front().ifPresent(what);
  }

  /// The screen in front that is no document.
  Optional<CentreView> view() {
    return views.front();
  }

  /// Whether a document or another screen has a tab in front.
  boolean isAnythingInFront() {
    return view().isPresent() || models.documents.active().isPresent();
  }

  /// Puts the keyboard into the tab in front.
  void focusEditor() {
    view().ifPresentOrElse(CentreView::focus, () -> inFront(DocumentPane::focusEditor));
  }

  /// Goes to the tab so many places further right.
  void turn(int by) {
    tabs.turn(by);
    focusEditor();
  }

  /// Lets the user search in the tab in front.
  void find() {
    view().ifPresentOrElse(CentreView::find, () -> inFront(pane -> pane.editor().find()));
  }

  /// Closes the tab in front.
  ///
  /// @param document closes a document
  void close(Consumer<OpenDocument> document) {
    view().ifPresentOrElse(views::close, () -> models.documents.active().ifPresent(document));
  }

  void undo() {
    view()
        .ifPresentOrElse(
            CentreView::undo, () -> step(models.undo.undoTitle(), "undo", models.undo::undo));
  }

  void redo() {
    step(models.undo.redoTitle(), "redo", models.undo::redo);
  }

  private void step(Optional<String> title, String key, Runnable work) {
    if (title.isEmpty()) {
      models.announcer.say(texts.get(key + ".nothing"));
      return;
    }
    models.documents.changedBy(work).ifPresent(models.documents::activate);
    models.announcer.say(texts.get(key + ".done", title.get()));
  }

  /// Paths opened lately, without the one in front.
  List<Path> recent() {
    List<Path> recent = models.documents.recent();
    return recent.isEmpty() || view().isPresent() ? recent : recent.subList(1, recent.size());
  }

  private void leave() {
    models.documents.here().ifPresent(models.documents.history()::leave);
  }

  private void goTo(Place place) {
    goTo(place.path(), Span.at(place.offset()));
  }

  private void goTo(Path path, Span span) {
    models.documents.open(path, document -> inFront(pane -> pane.select(span)));
  }
}
