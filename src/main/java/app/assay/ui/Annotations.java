package app.assay.ui;

import app.assay.cgd.check.CheckContext;
import app.assay.hitl.Reviewer;
import app.assay.hitl.annotation.AnnotationResult;
import app.assay.text.SourceText;
import app.assay.ui.annotate.AnnotateView;
import app.assay.ui.annotate.model.AnnotateModel;
import app.assay.ui.annotate.model.AnnotateTools;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.shell.Frame;
import app.assay.ui.shell.FullView;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Documents;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.Parent;

/// Opens Annotate over plain Markdown, after asking once who annotates.
final class Annotations {

  private final Texts texts = new Texts("annotate");
  private final Models models;
  private final Frame frame;
  private final Reviews reviews;
  private final Navigation navigation;

  Annotations(Models models, Frame frame, Reviews reviews, Navigation navigation) {
    this.models = models;
    this.frame = frame;
    this.reviews = reviews;
    this.navigation = navigation;
  }

  /// Whether plain Markdown is in front.
  boolean canOpen() {
    return inFront().isPresent();
  }

  /// Annotates what is in front.
  void open() {
    inFront().ifPresent(this::annotate);
  }

  /// Opens a file and annotates it.
  void open(Path markdown) {
    models.documents.open(
        markdown,
        document -> {
          if (isPlain(document)) {
            annotate(document);
          }
        });
  }

  private Optional<OpenDocument> inFront() {
    return models.documents.active().filter(Annotations::isPlain);
  }

  private static boolean isPlain(OpenDocument document) {
    return Documents.isMarkdown(document.path()) && !Documents.isDocument(document.path());
  }

  private void annotate(OpenDocument document) {
    Optional<Reviewer> reviewer = models.preferences.reviewer();
    if (reviewer.isEmpty()) {
      reviews.ask(() -> annotate(document));
      return;
    }
    AnnotateModel model =
        new AnnotateModel(
            new AnnotateTools(
                models.checks::annotating,
                models.outside.runner(),
                models.files,
                () ->
                    CheckContext.at(models.outside.clock().instant())
                        .withProfile(models.preferences.profile()),
                texts),
            SourceText.of(document.text().text()),
            document.path(),
            reviewer.get().name());
    model.onChange(() -> model.written().ifPresent(made -> leave(model, made)));
    frame.cover(new Screen(model));
  }

  private void leave(AnnotateModel model, Path made) {
    int claims =
        model.draft().map(d -> d.result()).orElseThrow() instanceof AnnotationResult.Planned planned
            ? planned.claims().size()
            : 0;
    frame.uncover();
    models.announcer.say(texts.get("made", made.getFileName(), claims));
    models.opening.refresh();
    navigation.open(made);
  }

  private void leave() {
    frame.uncover();
    navigation.focusEditor();
  }

  private final class Screen implements FullView {

    private final AnnotateModel model;
    private final AnnotateView view;

    Screen(AnnotateModel model) {
      this.model = model;
      this.view = new AnnotateView(model, Annotations.this::leave);
    }

    @Override
    public Parent node() {
      return view;
    }

    @Override
    public void shown() {
      model.start();
      view.focusList();
    }

    @Override
    public void closed() {
      model.close();
    }
  }
}
