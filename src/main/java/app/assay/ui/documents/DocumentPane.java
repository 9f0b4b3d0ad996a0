package app.assay.ui.documents;

import app.assay.text.Span;
import app.assay.ui.editor.EditorView;
import app.assay.ui.editor.RichEditor;
import app.assay.ui.editor.model.Highlight;
import app.assay.ui.theme.Texts;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;

/// One document on the screen: notice, editor, and beside it the preview when asked for.
public final class DocumentPane extends BorderPane {

  private final Texts texts = new Texts("documents");
  private final OpenDocument document;
  private final DocumentEvents events;
  private final Function<OpenDocument, Beside> previews;
  private final EditorView editor;
  private final NoticeBar notice = new NoticeBar(texts.get("notice.dismiss"));
  private final VersionBanner version;
  private final SplitPane beside = new SplitPane();
  private final Runnable follower = this::follow;
  private final Consumer<FirstMarks> marker = this::mark;
  private Optional<Beside> preview = Optional.empty();
  private Optional<Checked> shown = Optional.empty();
  private boolean awaitsFocus;

  /// @param previews makes the preview of a document
  DocumentPane(
      OpenDocument document, DocumentEvents events, Function<OpenDocument, Beside> previews) {
    this.document = document;
    this.events = events;
    this.previews = previews;
    editor = new RichEditor(document.text());
    editor.setCards(new DocumentCards(texts, document, editor, events));
    editor.onCaret(this::caret);
    version = new VersionBanner(texts, finding -> events.explain(document, finding));
    beside.getItems().add(editor.node());
    beside.getStyleClass().add("beside");
    getStyleClass().add("document");
    setTop(new VBox(version, notice));
    setCenter(beside);
    document.onChange(follower);
    document.onFirstMarks(marker);
    follow();
  }

  public OpenDocument document() {
    return document;
  }

  public EditorView editor() {
    return editor;
  }

  public boolean isPreviewShown() {
    return preview.isPresent();
  }

  /// Shows the preview beside the text, or takes it away.
  public void togglePreview() {
    if (isPreviewShown()) {
      closePreview();
    } else {
      Beside made = previews.apply(document);
      preview = Optional.of(made);
      beside.getItems().add(made.node());
      beside.setDividerPositions(0.55);
    }
  }

  /// Selects a span that was found in the text as it was last checked.
  public void select(Span span) {
    int length = document.text().buffer().length();
    int end = Math.min(span.end(), length);
    editor.select(new Span(Math.min(span.start(), end), end));
    focusEditor();
  }

  /// Puts the keyboard focus into the text; a tab that has just been made takes it once it is seen.
  public void focusEditor() {
    editor.focus();
    if (!hasFocus()) {
      awaitsFocus = true;
      requestLayout();
    }
  }

  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    if (awaitsFocus) {
      awaitsFocus = false;
      Platform.runLater(editor::focus);
    }
  }

  private boolean hasFocus() {
    Node owner = getScene() == null ? null : getScene().getFocusOwner();
    while (owner != null && owner != this) {
      owner = owner.getParent();
    }
    return owner != null;
  }

  private void closePreview() {
    preview.ifPresent(
        open -> {
          beside.getItems().remove(open.node());
          open.close().run();
        });
    preview = Optional.empty();
  }

  void dispose() {
    closePreview();
    document.removeListener(follower);
    document.removeFirstMarks(marker);
    editor.dispose();
  }

  // A new check is shown, though it may be equal to the one before.
  @SuppressWarnings("ReferenceEquality")
  private void follow() {
    document
        .fresh()
        .filter(c -> shown.filter(s -> s == c).isEmpty())
        .ifPresent(
            checked -> {
              shown = Optional.of(checked);
              version.show(checked.report());
              editor.setHighlights(checked.revision(), checked.marks());
              editor.setFrontMatterSummary(DocumentStatus.summary(checked, texts));
              caret(editor.caret());
            });
    notice.show(document.notice(), document::clearNotice);
  }

  private void mark(FirstMarks first) {
    editor.setHighlights(first.revision(), first.part(), first.marks());
  }

  private void caret(int offset) {
    document.setCaret(offset);
    List<Highlight> marks =
        editor.highlightsAt(offset).stream()
            .filter(m -> m.kind() != Highlight.Kind.EXCLUSION)
            .toList();
    events.standsOn(document, marks);
  }
}
