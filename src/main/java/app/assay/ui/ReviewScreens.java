package app.assay.ui;

import app.assay.cgd.Round;
import app.assay.hitl.Reviewer;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.event.Listeners;
import app.assay.ui.judge.OpinionBox;
import app.assay.ui.judge.model.SaidWords;
import app.assay.ui.review.ReviewView;
import app.assay.ui.review.model.Asking;
import app.assay.ui.review.model.ReviewEntry;
import app.assay.ui.review.model.ReviewHost;
import app.assay.ui.review.model.ReviewModel;
import app.assay.ui.review.model.ReviewScope;
import app.assay.ui.review.model.ReviewTools;
import app.assay.ui.shell.FullView;
import app.assay.ui.shell.ReviewOpener;
import app.assay.ui.shell.ReviewProgress;
import app.assay.ui.shell.ReviewProgress.Phase;
import app.assay.workspace.Vault;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Parent;

/// Makes the review screen over the models of the window. Each vault has one review, so that
/// answers that are not written yet are still there when the screen is opened again.
final class ReviewScreens implements ReviewOpener {

  /// Version of the program, for the ledger.
  static final String PROGRAM =
      Objects.requireNonNullElse(
          ReviewScreens.class.getPackage().getImplementationVersion(), "dev");

  private final Models models;
  private final Map<Path, ReviewModel> reviews = new HashMap<>();
  private final Rereading rereading;
  private final Listeners listeners = new Listeners();
  private Optional<ReviewModel> inFront = Optional.empty();
  private boolean shown;

  ReviewScreens(Models models) {
    this.models = models;
    this.rereading = new Rereading(models);
  }

  @Override
  public FullView open(Target target, Runnable leave) {
    Vault vault = models.vault.vault().orElseThrow();
    ReviewModel review =
        reviews.computeIfAbsent(
            vault.root(),
            root ->
                new ReviewModel(
                    ReviewTools.standard(
                        root,
                        models.outside.runner(),
                        models.undo,
                        models.outside.clock(),
                        PROGRAM,
                        new Host())));
    ReviewScope scope =
        target
            .document()
            .map(file -> new ReviewScope(vault.shown(file), List.of(file)))
            .orElseGet(
                () ->
                    new ReviewScope(String.valueOf(vault.root().getFileName()), vault.documents()));
    return new Screen(review, scope, target.claimId(), leave);
  }

  @Override
  public Optional<ReviewProgress> progress() {
    return inFront.map(ReviewScreens::progress);
  }

  @Override
  public void onProgress(Runnable listener) {
    listeners.add(listener);
  }

  private static ReviewProgress progress(ReviewModel review) {
    Phase phase =
        switch (review.stage()) {
          case PREVIEW -> Phase.PREVIEW;
          case WRITTEN -> Phase.WRITTEN;
          default -> Phase.ASKING;
        };
    Asking asking = review.asking();
    return new ReviewProgress(
        phase,
        asking.round() == Round.B,
        asking.entries(Round.A).size() - asking.decided(Round.A),
        asking.decided(Round.B));
  }

  /// What judges said of a claim, where they said something.
  private Optional<Node> advice(ReviewEntry entry) {
    return models
        .judging
        .questions()
        .of(entry.document().file(), entry.item().claim().id())
        .filter(o -> o.stale().isPresent() || !o.opinion().answers().isEmpty())
        .map(o -> new OpinionBox(Optional.of(o), new SaidWords(models.outside.clock().instant())));
  }

  private final class Screen implements FullView {

    private final ReviewModel review;
    private final ReviewScope scope;
    private final Optional<String> claimId;
    private final ReviewView view;
    private final Runnable news;
    private final Runnable told = listeners::tell;

    Screen(ReviewModel review, ReviewScope scope, Optional<String> claimId, Runnable leave) {
      this.review = review;
      this.scope = scope;
      this.claimId = claimId;
      this.view = new ReviewView(review, leave, ReviewScreens.this::advice);
      this.news = view::refresh;
    }

    @Override
    public Parent node() {
      return view;
    }

    @Override
    public void shown() {
      shown = true;
      inFront = Optional.of(review);
      review.onChange(told);
      claimId.ifPresentOrElse(id -> review.open(scope, id), () -> review.open(scope));
      view.focusList();
      models.judging.questions().onChange(news);
    }

    @Override
    public void closed() {
      shown = false;
      inFront = Optional.empty();
      review.removeListener(told);
      listeners.tell();
      models.judging.questions().removeListener(news);
      view.dispose();
      Platform.runLater(rereading::catchUp);
    }
  }

  private final class Host implements ReviewHost {

    @Override
    public Optional<String> reviewer() {
      return models.preferences.reviewer().map(Reviewer::name);
    }

    @Override
    public void setReviewer(String name) {
      models.preferences.setReviewer(name);
    }

    @Override
    public boolean hasUnsavedChanges(Path file) {
      return models.documents.find(file).filter(OpenDocument::isDirty).isPresent();
    }

    @Override
    public void written(Path file) {
      rereading.add(file);
      if (!shown) {
        rereading.catchUp();
      }
    }
  }
}
