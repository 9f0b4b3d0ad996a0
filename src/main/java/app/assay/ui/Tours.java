package app.assay.ui;

import app.assay.ui.action.Actions;
import app.assay.ui.action.KeyMap;
import app.assay.ui.shell.Frame;
import app.assay.ui.shell.ReviewOpener;
import app.assay.ui.theme.Texts;
import app.assay.ui.tour.TourBar;
import app.assay.ui.tour.TourModel;
import app.assay.ui.tour.TourStep;
import app.assay.workspace.Outcome;
import app.assay.workspace.SampleCopies;
import app.assay.workspace.SampleCopies.Copied;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// What a newcomer tries things on: the samples, as copies where they have to stay as they came,
/// and the tour to a first confirmation.
final class Tours {

  private static final List<String> DOCUMENTS =
      List.of("documents/keepers-handbook.cgd.md", "documents/capacity-plan.cgd.md");

  private final Texts texts = new Texts("tour");
  private final Models models;
  private final Frame frame;
  private final Opening opening;
  private final Samples samples;
  private final SampleCopies copies;
  private final TourModel tour;
  private final Actions actions;

  Tours(
      Models models,
      Frame frame,
      Opening opening,
      Samples samples,
      Actions actions,
      Optional<ReviewOpener> opener) {
    this.models = models;
    this.frame = frame;
    this.opening = opening;
    this.samples = samples;
    this.actions = actions;
    copies = new SampleCopies(models.outside.settings().folder().resolve("samples"), models.files);
    tour =
        new TourModel(
            new TourModel.Sights(
                this::isOpen,
                () -> models.preferences.reviewer().isPresent(),
                () -> opener.flatMap(ReviewOpener::progress),
                () -> isOpen() && !models.ledger.entries().isEmpty()));
    opener.ifPresent(o -> o.onProgress(tour::look));
    models.preferences.onChange(tour::look);
    models.vault.onChange(tour::look);
    models.ledger.onChange(tour::look);
    tour.onChange(() -> frame.showFoot(tour.step().isPresent()));
  }

  void addTo(Actions all, KeyMap keys) {
    all.add("app.tour", "", () -> sample().isPresent(), this::begin);
    frame.setFoot(new TourBar(tour, keys::caps, new TourBar.Uses(this::go, tour::leave)));
  }

  /// Whether there is anything to tour.
  boolean canBegin() {
    return sample().isPresent();
  }

  /// Opens a sample, or the copy of one that has to stay as it came.
  void openSample(Path sample) {
    if (!samples.shared()) {
      opening.open(sample);
      return;
    }
    Consumer<Path> tell =
        copy -> {
          opening.open(copy);
          models.announcer.say(
              texts.get("sample.copied", String.valueOf(copy.getFileName()), copies.folder()));
        };
    models
        .outside
        .runner()
        .submit(
            texts.get("sample.copying", String.valueOf(sample.getFileName())),
            progress -> copies.vault(sample),
            outcome -> copied(outcome, tell));
  }

  /// Begins the tour, or takes it up where it was left.
  void begin() {
    tour.begin();
    if (!isOpen()) {
      openCopies();
    }
  }

  private void openCopies() {
    Path sample = sample().orElseThrow();
    List<Path> documents = DOCUMENTS.stream().map(sample::resolve).toList();
    models
        .outside
        .runner()
        .submit(
            texts.get("copying"),
            progress -> copies.tour(sample, documents),
            outcome -> copied(outcome, opening::open));
  }

  private void copied(Outcome<Copied> outcome, Consumer<Path> open) {
    if (outcome instanceof Outcome.Done<Copied>(Copied copied)) {
      switch (copied) {
        case Copied.Vault(Path root) -> open.accept(root);
        case Copied.Failed(String message) -> models.announcer.say(texts.get("failed", message));
      }
    }
  }

  /// Does what the step asks for.
  private void go() {
    switch (tour.step().orElse(TourStep.DONE)) {
      case OPEN -> openCopies();
      case NAME, REVIEW -> actions.run("review.open");
      default -> {}
    }
  }

  private boolean isOpen() {
    return models.vault.vault().filter(vault -> copies.isTour(vault.root())).isPresent();
  }

  private Optional<Path> sample() {
    return samples.vaults().stream()
        .filter(vault -> DOCUMENTS.stream().allMatch(d -> Files.isRegularFile(vault.resolve(d))))
        .findFirst();
  }
}
