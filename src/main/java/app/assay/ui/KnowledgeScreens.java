package app.assay.ui;

import app.assay.distillery.curation.Curation;
import app.assay.distillery.curation.LayerOneGate;
import app.assay.distillery.record.VaultLedger;
import app.assay.ui.action.Actions;
import app.assay.ui.conflicts.ConflictsView;
import app.assay.ui.conflicts.model.ConflictsModel;
import app.assay.ui.conflicts.model.StoreConflicts;
import app.assay.ui.entry.model.DraftCheck;
import app.assay.ui.kept.KeptView;
import app.assay.ui.kept.model.KeptModel;
import app.assay.ui.kept.model.StoreKept;
import app.assay.ui.knowledge.KnowledgeView;
import app.assay.ui.knowledge.model.DomainsModel;
import app.assay.ui.knowledge.model.KnowledgeModel;
import app.assay.ui.knowledge.model.StoreDomains;
import app.assay.ui.knowledge.model.StoreKnowledge;
import app.assay.ui.shell.CentreViews;
import app.assay.ui.shell.Frame;
import app.assay.ui.theme.Texts;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.workspace.KnowledgeFiles;
import app.assay.workspace.KnowledgeVaults;
import app.assay.workspace.Outcome;
import app.assay.workspace.Progress;
import app.assay.workspace.TeamVaultFile;
import app.assay.workspace.Vault;
import app.assay.workspace.VaultPlace;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// The ways to the screens of the knowledge store: conflicts, the browser, and by [BatchScreens]
/// batches. A store is open only as long as its screen.
final class KnowledgeScreens {

  private final Texts texts = new Texts("knowledge");
  private final Models models;
  private final Frame frame;
  private final Reviews reviews;
  private final Navigation navigation;
  private final KnowledgeCounts counts;
  private final KnowledgeStores stores;
  private final BatchScreens batches;
  private final Watching watching;
  private Runnable chooseBatch = () -> {};

  /// @param counted hears how many conflicts wait, in words; empty where none does
  KnowledgeScreens(
      Models models,
      Frame frame,
      Reviews reviews,
      Navigation navigation,
      CentreViews views,
      Consumer<String> counted) {
    this.models = models;
    this.frame = frame;
    this.reviews = reviews;
    this.navigation = navigation;
    this.counts = new KnowledgeCounts(models, counted);
    this.stores = new KnowledgeStores(models, frame);
    this.batches = new BatchScreens(models, frame, views, reviews, this);
    this.watching = new Watching(models, new BatchNews(models, batches, this::lookAgain)::tell);
    models.vault.onChange(counts::follow);
  }

  void addTo(Actions actions, Runnable chooseBatch) {
    this.chooseBatch = chooseBatch;
    BooleanSupplier store = () -> store().isPresent();
    actions
        .add("file.batch", "Ctrl+B", chooseBatch)
        .add("view.conflicts", "Ctrl+Shift+C", store, () -> stores.pick(this::conflicts))
        .add("view.knowledge", "Ctrl+Shift+K", store, () -> stores.pick(this::knowledge))
        .add("view.kept", "Ctrl+Shift+Y", store, () -> stores.pick(this::kept))
        .add("view.store", "", store, () -> stores.ask(this::knowledge))
        .add("file.team", "", () -> models.vault.vault().isPresent(), stores::team);
  }

  /// Whether a file is opened here.
  static boolean isOpenedHere(Path file) {
    return KnowledgeFiles.isBatch(file) || KnowledgeFiles.isStore(file);
  }

  /// Opens a batch or a store.
  void open(Path file) {
    if (KnowledgeFiles.isStore(file)) {
      knowledge(file);
    } else {
      stores.settle(() -> batches.open(file));
    }
  }

  /// Opens batches one after the other.
  ///
  /// @param each called after each of them, whether it could be opened or not
  void openBatches(List<Path> files, Runnable each) {
    if (!files.isEmpty()) {
      stores.settle(() -> batches.open(files, each));
    }
  }

  /// The store that is used of those of the vault that is open.
  Optional<Path> store() {
    return stores.current();
  }

  /// Ends watching the folder.
  void close() {
    watching.close();
  }

  /// Looks whether batches or stores came or went, such as when the window comes to the front.
  void lookAgain() {
    Optional<Vault> vault = models.vault.vault();
    if (vault.isEmpty()) {
      return;
    }
    models
        .outside
        .runner()
        .submit(
            texts.get("task.look.again"),
            progress -> Vault.read(vault.get().root()),
            (Outcome<Vault> outcome) -> {
              if (outcome instanceof Outcome.Done<Vault>(Vault now)
                  && models.vault.vault().equals(vault)) {
                take(vault.get(), now);
              }
            });
  }

  private void take(Vault before, Vault now) {
    if (!now.documents().equals(before.documents())
        || !now.otherMarkdown().equals(before.otherMarkdown())
        || !now.queues().equals(before.queues())) {
      models.opening.refresh();
    } else if (now.equals(before)) {
      count();
    } else {
      models.vault.relist(now);
    }
  }

  /// Counts what waits.
  void count() {
    counts.count();
  }

  /// Opens a store and hands it over; says why where it cannot.
  ///
  /// @param not called where it cannot
  void withStore(Path file, Consumer<OpenStore> then, Runnable not) {
    models
        .outside
        .runner()
        .submit(
            texts.get("task.open", String.valueOf(file.getFileName())),
            progress -> opened(file, progress),
            (Outcome<OpenStore> outcome) -> {
              switch (outcome) {
                case Outcome.Done<OpenStore>(OpenStore open) -> {
                  then.accept(open);
                  open.lost().forEach(models.announcer::say);
                }
                case Outcome.Failed<OpenStore>(String why) -> {
                  not.run();
                  models.announcer.say(why);
                }
                case Outcome.Cancelled<OpenStore>() -> not.run();
              }
            });
  }

  private OpenStore opened(Path file, Progress progress) throws IOException {
    KnowledgeVaults vaults = models.vaults();
    try {
      VaultPlace place = KnowledgeVaults.placeOf(file);
      VaultStore store = vaults.open(place, progress);
      VaultLedger ledger = vaults.ledger(place, store, ReviewScreens.PROGRAM);
      return new OpenStore(file, store, ledger, ledger.reconcile(store));
    } catch (VaultException e) {
      throw new IOException(e.error().message(), e);
    }
  }

  /// Closes a store and counts anew.
  void close(OpenStore open) {
    models
        .outside
        .runner()
        .submit(
            texts.get("task.close"),
            progress -> {
              open.store().close();
              return true;
            },
            (Outcome<Boolean> outcome) -> {
              count();
              models.ledger.refresh();
            });
  }

  /// Opens the queue of conflicts of a store.
  void conflicts(Path file) {
    if (models.preferences.reviewer().isEmpty()) {
      reviews.ask(() -> conflicts(file));
      return;
    }
    withStore(file, open -> frame.cover(conflictsOf(open)), () -> {});
  }

  private ConflictsView conflictsOf(OpenStore open) {
    LayerOneGate gate = new LayerOneGate();
    return new ConflictsView(
        new ConflictsModel(
            new StoreConflicts(
                open.store(),
                new Curation(open.store(), open.ledger(), gate),
                models.outside.clock(),
                TeamVaultFile.isOne(open.file())),
            models.outside.runner(),
            models.preferences::reviewer,
            DraftCheck.of(gate),
            models.outside.clock()),
        models.outside.clock(),
        this::openBatch,
        this::leave,
        () -> close(open));
  }

  private void knowledge(Path file) {
    withStore(
        file,
        open -> {
          LayerOneGate gate = new LayerOneGate();
          KnowledgeModel model =
              new KnowledgeModel(
                  new StoreKnowledge(open.store(), open.ledger(), gate, models.outside.clock()),
                  models.outside.runner(),
                  models.preferences::reviewer,
                  DraftCheck.of(gate));
          frame.cover(
              new KnowledgeView(
                  model,
                  new DomainsModel(
                      model,
                      new StoreDomains(open.store(), open.ledger()),
                      new UsualCheckouts(models, open.file())),
                  () -> conflicts(file),
                  this::openBatch,
                  this::leave,
                  () -> close(open)));
        },
        () -> {});
  }

  private void kept(Path file) {
    withStore(
        file,
        open ->
            frame.cover(
                new KeptView(
                    new KeptModel(
                        new StoreKept(open.store(), open.ledger()),
                        models.outside.runner(),
                        models.preferences::reviewer),
                    () -> batches.reopened(file),
                    this::openBatch,
                    this::leave,
                    () -> close(open))),
        () -> {});
  }

  /// From a screen that has nothing to show to what fills it.
  private void openBatch() {
    leave();
    chooseBatch.run();
  }

  private void leave() {
    frame.uncover();
    navigation.focusEditor();
  }
}
