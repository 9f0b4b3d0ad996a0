package app.assay.ui;

import app.assay.cgd.check.CheckContext;
import app.assay.hitl.queue.Answering;
import app.assay.hitl.queue.DocumentOutcome;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.queue.QueueView;
import app.assay.ui.queue.model.QueueModel;
import app.assay.ui.queue.model.QueueTools;
import app.assay.ui.shell.Frame;
import app.assay.ui.shell.FullView;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Vault;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.scene.Parent;

/// Opens queue files over the window, after asking once who reviews.
final class Queues {

  private final Texts texts = new Texts("queue");
  private final Models models;
  private final Frame frame;
  private final Reviews reviews;
  private final Navigation navigation;

  Queues(Models models, Frame frame, Reviews reviews, Navigation navigation) {
    this.models = models;
    this.frame = frame;
    this.reviews = reviews;
    this.navigation = navigation;
  }

  /// Opens a queue.
  void open(Path file) {
    if (models.preferences.reviewer().isEmpty()) {
      reviews.ask(() -> open(file));
      return;
    }
    frame.cover(new Screen(file));
  }

  private QueueTools tools() {
    Optional<Path> root = models.vault.vault().map(Vault::root);
    return new QueueTools(
        models.outside.runner(),
        models.files,
        () ->
            new Answering(
                models.files, vaultOf(root), models.outside.clock(), ReviewScreens.PROGRAM),
        () ->
            CheckContext.at(models.outside.clock().instant())
                .withProfile(models.preferences.profile()),
        models.preferences::reviewer,
        file -> models.documents.find(file).filter(OpenDocument::isDirty).isPresent(),
        texts);
  }

  /// The vault of the window for what lies in it, else the one a document belongs to by itself.
  private static UnaryOperator<Path> vaultOf(Optional<Path> root) {
    Optional<Path> real = root.flatMap(Queues::real);
    return document -> real.filter(document::startsWith).orElseGet(() -> Vault.rootOf(document));
  }

  private static Optional<Path> real(Path folder) {
    try {
      return Optional.of(folder.toRealPath());
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private void leave() {
    frame.uncover();
    navigation.focusEditor();
  }

  private final class Screen implements FullView {

    private final Path file;
    private final QueueModel model;
    private final QueueView view;
    private final Rereading rereading = new Rereading(models);

    Screen(Path file) {
      this.file = file;
      this.model = new QueueModel(tools(), file);
      this.view = new QueueView(model, Queues.this::leave);
      model.onChange(this::note);
    }

    private void note() {
      model.result().ifPresent(result -> result.outcome().documents().forEach(this::note));
    }

    private void note(DocumentOutcome document) {
      if (document.kind() == DocumentOutcome.Kind.APPLIED) {
        rereading.add(file.resolveSibling(document.file()).normalize());
      }
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
      Platform.runLater(rereading::catchUp);
    }
  }
}
