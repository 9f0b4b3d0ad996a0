package app.assay.ui;

import app.assay.hitl.queue.QueueFile;
import app.assay.ui.documents.Drafts.Draft;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Vault;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Stage;

/// Opens vaults and documents by path, from the welcome screen, the chooser or the command line.
final class Opening {

  private final Texts texts = new Texts("shell");
  private final Models models;
  private final Stage stage;
  private final Runnable opened;
  private final Runnable toEditor;
  private final Consumer<Path> queue;

  /// @param opened called when a vault is open and no document is
  /// @param toEditor called when a document is in front
  /// @param queue opens a queue
  Opening(Models models, Stage stage, Runnable opened, Runnable toEditor, Consumer<Path> queue) {
    this.queue = queue;
    this.toEditor = toEditor;
    this.models = models;
    this.opened = opened;
    this.stage = stage;
  }

  /// Opens a folder as a vault, or a document in the vault it belongs to.
  void open(Path path) {
    Path absolute = path.toAbsolutePath().normalize();
    if (Files.isDirectory(absolute)) {
      vault(absolute, Optional.empty());
    } else if (Files.exists(absolute) && QueueFile.isNamed(absolute)) {
      queue(absolute);
    } else if (Files.exists(absolute)) {
      document(absolute);
    } else {
      models.announcer.say(texts.get("missing", String.valueOf(path.getFileName())));
    }
  }

  void chooseFolder() {
    DirectoryChooser chooser = new DirectoryChooser();
    chooser.setTitle(texts.get("choose.folder"));
    models.vault.vault().map(v -> v.root().toFile()).ifPresent(chooser::setInitialDirectory);
    Optional.ofNullable(chooser.showDialog(stage)).map(File::toPath).ifPresent(this::open);
  }

  /// Asks where to write a file.
  ///
  /// @param name proposed for it
  Optional<Path> chooseTarget(String name) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(texts.get("choose.target"));
    chooser.setInitialFileName(name);
    return Optional.ofNullable(chooser.showSaveDialog(stage)).map(File::toPath);
  }

  /// Asks for a file that is there.
  Optional<Path> chooseFile(String title) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(title);
    return Optional.ofNullable(chooser.showOpenDialog(stage)).map(File::toPath);
  }

  void chooseDocument() {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(texts.get("choose.document"));
    models.vault.vault().map(v -> v.root().toFile()).ifPresent(chooser::setInitialDirectory);
    Optional.ofNullable(chooser.showOpenDialog(stage)).map(File::toPath).ifPresent(this::open);
  }

  /// Asks for a queue and opens it.
  void chooseQueue() {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(texts.get("choose.queue"));
    models.vault.vault().map(v -> v.root().toFile()).ifPresent(chooser::setInitialDirectory);
    chooser
        .getExtensionFilters()
        .add(new FileChooser.ExtensionFilter(texts.get("choose.queues"), "*.yaml", "*.yml"));
    Optional.ofNullable(chooser.showOpenDialog(stage)).map(File::toPath).ifPresent(this::open);
  }

  /// Behind a queue there is always a vault to come back to.
  private void queue(Path file) {
    if (models.vault.vault().isEmpty()) {
      vault(Vault.rootOf(file), Optional.empty());
    }
    queue.accept(file);
  }

  private void document(Path file) {
    boolean inside = models.vault.vault().filter(v -> file.startsWith(v.root())).isPresent();
    if (inside) {
      models.documents.open(file, document -> toEditor.run());
    } else {
      vault(Vault.rootOf(file), Optional.of(file));
    }
  }

  /// Documents of another vault give way only when nothing in them is unsaved.
  private void vault(Path root, Optional<Path> first) {
    Optional<String> unsaved =
        models.documents.list().stream().filter(d -> d.isDirty()).map(d -> d.name()).findFirst();
    if (unsaved.isPresent()) {
      models.announcer.say(texts.get("vault.unsaved", unsaved.get()));
      return;
    }
    models.opening.open(
        root,
        () -> {
          models.documents.clear();
          models.undo.clear();
          models.ledger.open(root);
          first.ifPresentOrElse(
              file -> models.documents.open(file, document -> toEditor.run()), opened);
          models.preferences.change(s -> s.withRecent(root.toString()));
          models.drafts.find(drafts -> offer(root, drafts));
        });
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
