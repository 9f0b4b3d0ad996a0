package app.assay.ui;

import app.assay.hitl.queue.QueueFile;
import app.assay.ui.LastSession.Tabs;
import app.assay.ui.documents.Drafts.Draft;
import app.assay.ui.shell.CentreView;
import app.assay.ui.shell.CentreViews;
import app.assay.ui.theme.Texts;
import app.assay.workspace.KnowledgeFiles;
import app.assay.workspace.KnowledgeVaults;
import app.assay.workspace.Vault;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// Opens vaults and documents by path, from the welcome screen, the chooser or the command line.
final class Opening {

  private final Texts texts = new Texts("shell");
  private final Models models;
  private final Runnable opened;
  private final Runnable toEditor;
  private final Consumer<Path> queue;
  private final Consumer<Path> knowledge;
  private final BiConsumer<List<Path>, Runnable> batches;
  private final CentreViews views;

  /// @param opened called when a vault is open and no document is
  /// @param toEditor called when a document is in front
  /// @param queue opens a queue
  /// @param knowledge opens a batch of candidates or a knowledge store
  /// @param batches opens batches, and calls back after each
  /// @param views screens that belong to the vault that is open
  Opening(
      Models models,
      Runnable opened,
      Runnable toEditor,
      Consumer<Path> queue,
      Consumer<Path> knowledge,
      BiConsumer<List<Path>, Runnable> batches,
      CentreViews views) {
    this.batches = batches;
    this.views = views;
    this.queue = queue;
    this.knowledge = knowledge;
    this.toEditor = toEditor;
    this.models = models;
    this.opened = opened;
  }

  /// Opens a folder as a vault, or a document in the vault it belongs to.
  void open(Path path) {
    Path absolute = path.toAbsolutePath().normalize();
    if (Files.isDirectory(absolute)) {
      vault(Tabs.of(absolute, List.of()), opened);
    } else if (Files.exists(absolute) && QueueFile.isNamed(absolute)) {
      queue(absolute);
    } else if (Files.exists(absolute) && KnowledgeScreens.isOpenedHere(absolute)) {
      knowledge(absolute);
    } else if (Files.exists(absolute)) {
      document(absolute);
    } else {
      models.announcer.say(texts.get("missing", String.valueOf(path.getFileName())));
    }
  }

  /// Opens what stood in the tabs of a vault, and says which of it is no longer there.
  void openAgain(Tabs tabs) {
    vault(tabs, opened);
  }

  /// Opens what the program was started with. The first decides the vault; documents of that vault
  /// become tabs, the first in front, and of all others it is said that they were not opened.
  void openAll(List<Path> paths) {
    if (paths.size() < 2) {
      paths.forEach(this::open);
      return;
    }
    List<Path> all = paths.stream().map(path -> path.toAbsolutePath().normalize()).toList();
    Path first = all.getFirst();
    Path root = Files.isDirectory(first) ? first : Vault.rootOf(first);
    List<Path> documents =
        all.stream().filter(path -> isDocument(path) && path.startsWith(root)).toList();
    if (documents.isEmpty()) {
      open(first);
    } else {
      vault(Tabs.of(root, documents), opened);
    }
    List<String> left =
        all.stream()
            .filter(path -> !documents.contains(path) && !path.equals(first))
            .map(path -> String.valueOf(path.getFileName()))
            .toList();
    if (!left.isEmpty()) {
      models.announcer.say(texts.get("opened.not", String.join(", ", left)));
    }
  }

  private static boolean isDocument(Path path) {
    return Files.isRegularFile(path)
        && !QueueFile.isNamed(path)
        && !KnowledgeScreens.isOpenedHere(path);
  }

  void chooseFolder() {
    choosers().folder(texts.get("choose.folder"), here()).ifPresent(this::open);
  }

  /// Asks where to write a file.
  ///
  /// @param name proposed for it
  Optional<Path> chooseTarget(String name) {
    return choosers().target(texts.get("choose.target"), name);
  }

  /// Asks for a file that is there.
  Optional<Path> chooseFile(String title) {
    return choosers().file(title, Optional.empty(), Optional.empty());
  }

  void chooseDocument() {
    choosers().file(texts.get("choose.document"), here(), Optional.empty()).ifPresent(this::open);
  }

  /// Asks for a queue and opens it.
  void chooseQueue() {
    Choosers.Kind queues =
        new Choosers.Kind(texts.get("choose.queues"), List.of("*.yaml", "*.yml"));
    choosers().file(texts.get("choose.queue"), here(), Optional.of(queues)).ifPresent(this::open);
  }

  /// Asks for a batch of candidates and opens it.
  void chooseBatch() {
    Choosers.Kind batches =
        new Choosers.Kind(
            texts.get("choose.batches"), List.of("*.json", "*.jsonl", "*.ndjson", "*.db"));
    choosers()
        .file(texts.get("choose.batch"), here(), Optional.of(batches))
        .map(file -> file.toAbsolutePath().normalize())
        .filter(Files::exists)
        .ifPresent(this::knowledge);
  }

  /// Behind a batch there is always a vault to come back to.
  private void knowledge(Path file) {
    if (models.vault.vault().isPresent()) {
      knowledge.accept(file);
      return;
    }
    Path root =
        KnowledgeFiles.isStore(file) ? KnowledgeVaults.ledgerRoot(file) : Vault.rootOf(file);
    vault(Tabs.of(root, List.of()), () -> knowledge.accept(file));
  }

  private Choosers choosers() {
    return models.outside.choosers();
  }

  private Optional<Path> here() {
    return models.vault.vault().map(Vault::root);
  }

  /// Behind a queue there is always a vault to come back to.
  private void queue(Path file) {
    if (models.vault.vault().isEmpty()) {
      vault(Tabs.of(Vault.rootOf(file), List.of()), opened);
    }
    queue.accept(file);
  }

  private void document(Path file) {
    boolean inside = models.vault.vault().filter(v -> file.startsWith(v.root())).isPresent();
    if (inside) {
      models.documents.open(file, document -> toEditor.run());
    } else {
      vault(Tabs.of(Vault.rootOf(file), List.of(file)), opened);
    }
  }

  /// Documents of another vault give way only when nothing in them is unsaved.
  private void vault(Tabs tabs, Runnable without) {
    Optional<String> unsaved =
        models.documents.list().stream().filter(d -> d.isDirty()).map(d -> d.name()).findFirst();
    if (unsaved.isPresent()) {
      models.announcer.say(texts.get("vault.unsaved", unsaved.get()));
      return;
    }
    views.closeAll(() -> open(tabs, without));
  }

  private void open(Tabs tabs, Runnable without) {
    Path root = tabs.vault();
    Tabs there = tabs.there();
    models.opening.open(
        root,
        () -> {
          models.documents.clear();
          models.undo.clear();
          models.ledger.open(root);
          if (there.documents().isEmpty()) {
            without.run();
          }
          there
              .documents()
              .forEach(file -> models.documents.open(file, document -> toFront(there)));
          batches.accept(there.batches(), () -> toFront(there));
          if (!tabs.gone().isEmpty()) {
            models.announcer.say(texts.get("opened.gone", tabs.gone()));
          }
          models.preferences.change(s -> s.withRecent(root.toString()));
          models.drafts.find(drafts -> offer(root, drafts));
        });
  }

  /// Documents are read side by side; whichever comes last, the one that is to be in front is.
  private void toFront(Tabs tabs) {
    Optional<CentreView> view =
        tabs.front()
            .flatMap(
                front ->
                    views.list().stream()
                        .filter(v -> v.file().filter(front::equals).isPresent())
                        .findFirst());
    if (view.isPresent()) {
      views.activate(view.get());
      view.get().focus();
    } else {
      tabs.front().flatMap(models.documents::find).ifPresent(models.documents::activate);
      toEditor.run();
    }
  }

  private void offer(Path root, List<Draft> drafts) {
    drafts.stream()
        .filter(draft -> draft.path().startsWith(root) && Files.exists(draft.path()))
        .forEach(
            draft ->
                models.documents.open(
                    draft.path(), document -> models.drafts.offer(draft, document)));
  }
}
