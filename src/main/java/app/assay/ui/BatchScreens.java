package app.assay.ui;

import app.assay.distillery.kept.KeptDecisions;
import app.assay.distillery.layer1.Layer1;
import app.assay.hitl.Reviewer;
import app.assay.ui.batch.BatchView;
import app.assay.ui.batch.model.BatchSource;
import app.assay.ui.batch.model.BatchWork;
import app.assay.ui.batch.model.FileBatch;
import app.assay.ui.batch.model.JudgedGate;
import app.assay.ui.shell.CentreViews;
import app.assay.ui.shell.Frame;
import app.assay.ui.theme.MarkdownPage;
import app.assay.ui.theme.Texts;
import app.assay.workspace.RulePages;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.scene.Node;

/// The batches that are open, each in a tab of its own with its own connection to the store, which
/// is closed with the tab.
final class BatchScreens {

  private static final int BETWEEN_MILLIS = 120;

  private final Texts texts = new Texts("knowledge");
  private final Models models;
  private final Frame frame;
  private final CentreViews views;
  private final Reviews reviews;
  private final KnowledgeScreens knowledge;
  private final CandidateQuestions asking;
  private final Checkouts checkouts;
  private final Map<Path, BatchView> open = new HashMap<>();
  private final Set<Path> opening = new HashSet<>();

  /// The bytes of each open batch that are shown, and all that were written here.
  private final Map<Path, String> shown = new ConcurrentHashMap<>();

  private final Set<String> written = ConcurrentHashMap.newKeySet();

  BatchScreens(
      Models models, Frame frame, CentreViews views, Reviews reviews, KnowledgeScreens knowledge) {
    this.models = models;
    this.frame = frame;
    this.views = views;
    this.reviews = reviews;
    this.knowledge = knowledge;
    this.asking = new CandidateQuestions(models, frame);
    this.checkouts = new Checkouts(models);
  }

  /// Opens a batch, or brings the tab to the front that it has already.
  void open(Path path) {
    open(List.of(path), () -> {});
  }

  /// Opens batches one after the other, so that their stores are not opened all at once.
  ///
  /// @param each called after each of them, whether it could be opened or not
  void open(List<Path> paths, Runnable each) {
    if (paths.isEmpty()) {
      return;
    }
    if (models.preferences.reviewer().isEmpty()) {
      reviews.ask(() -> open(paths, each));
      return;
    }
    open(
        paths.getFirst().toAbsolutePath().normalize(),
        () -> {
          each.run();
          open(paths.subList(1, paths.size()), each);
        });
  }

  private void open(Path file, Runnable then) {
    if (open.containsKey(file)) {
      show(open.get(file));
      then.run();
    } else if (opening.add(file)) {
      BatchSource source = BatchSource.file(file);
      knowledge
          .store()
          .ifPresentOrElse(
              store ->
                  knowledge.withStore(
                      store,
                      o -> {
                        open(file, source, Optional.of(o));
                        then.run();
                      },
                      () -> {
                        opening.remove(file);
                        then.run();
                      }),
              () -> {
                open(file, source, Optional.empty());
                then.run();
              });
    }
  }

  /// Opens the reopened candidates of a store as a batch, or reads them anew where it is open.
  void reopened(Path store) {
    Path file = store.resolveSibling(KeptDecisions.REOPENED_BATCH).toAbsolutePath().normalize();
    if (models.preferences.reviewer().isEmpty()) {
      reviews.ask(() -> reopened(store));
      return;
    }
    frame.uncover();
    if (open.containsKey(file)) {
      show(open.get(file));
      open.get(file).readAgain();
    } else if (opening.add(file)) {
      knowledge.withStore(
          store,
          o -> open(file, BatchSource.reopened(o.store()), Optional.of(o)),
          () -> opening.remove(file));
    }
  }

  /// Verdicts reach the screen a few times a second, however many come.
  private Executor paced() {
    Consumer<Runnable> pause = models.outside.pauses().apply(BETWEEN_MILLIS);
    return work -> models.outside.delivery().execute(() -> pause.accept(work));
  }

  private FileBatch.Known known(Path file, JudgedGate gate) {
    return new FileBatch.Known() {
      @Override
      public void read(String sha256) {
        gate.forget();
        shown.put(file, sha256);
      }

      @Override
      public void write(String sha256) {
        written.add(sha256);
      }
    };
  }

  /// Whether these bytes were written here.
  boolean isOwn(String sha256) {
    return written.contains(sha256);
  }

  /// A batch has other bytes now; one that is open says so, unless it shows them or wrote them.
  ///
  /// @return true where it is open
  boolean changed(Path file, String sha256) {
    Optional<BatchView> view = Optional.ofNullable(open.get(file));
    if (!isOwn(sha256) && !sha256.equals(shown.get(file))) {
      view.ifPresent(BatchView::changedOutside);
    }
    return view.isPresent();
  }

  private void show(BatchView view) {
    views.activate(view);
    view.focus();
  }

  private void open(Path file, BatchSource source, Optional<OpenStore> store) {
    opening.remove(file);
    Path root = models.rootOf(file);
    JudgedGate gate =
        new JudgedGate(
            () -> models.judging.judges(root),
            store.map(OpenStore::store),
            checkouts.of(root),
            () -> models.preferences.reviewer().map(Reviewer::name));
    Path draft =
        root.resolve(".assay").resolve("batches").resolve(file.getFileName() + ".draft.json");
    FileBatch desk =
        new FileBatch(
            new FileBatch.Parts(
                source,
                draft,
                store.map(o -> new FileBatch.Target(o.store(), o.ledger())),
                gate,
                known(file, gate),
                models.files,
                models.outside.clock()));
    BatchWork work =
        new BatchWork(
            new BatchWork.Tools(
                desk,
                models.outside.runner(),
                paced(),
                models.preferences::reviewer,
                run -> asking.consent(root, file, source, run)));
    BatchView view =
        new BatchView(
            file,
            work,
            new BatchView.Uses(
                Optional.of(index -> answer(file, gate, index)),
                () -> knowledge.store().ifPresent(knowledge::conflicts),
                name -> models.outside.choosers().target(texts.get("choose.target"), name),
                BatchScreens::page,
                checkouts.uses(
                    root,
                    () ->
                        Optional.ofNullable(open.get(file))
                            .ifPresent(BatchView::repositoryChanged)),
                () -> frame.setShown(Frame.Side.RIGHT, true),
                () -> {
                  open.remove(file);
                  shown.remove(file);
                  store.ifPresentOrElse(knowledge::close, knowledge::count);
                }));
    open.put(file, view);
    view.open(false);
    show(view);
  }

  /// Lets a person answer what was asked of a candidate, then gates again.
  private void answer(Path file, JudgedGate gate, int index) {
    asking.answer(
        models.rootOf(file),
        gate.questions(index),
        () -> {
          frame.uncover();
          Optional.ofNullable(open.get(file))
              .ifPresent(
                  view -> {
                    show(view);
                    view.gateAgain();
                  });
        });
  }

  private static Optional<Node> page(String code) {
    return Layer1.catalogue().stream()
        .filter(rule -> rule.id().equals(code))
        .findFirst()
        .flatMap(RulePages::of)
        .map(MarkdownPage::new);
  }
}
