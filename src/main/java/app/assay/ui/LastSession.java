package app.assay.ui;

import app.assay.ui.documents.OpenDocument;
import app.assay.workspace.Session;
import app.assay.workspace.Vault;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Remembers which documents are open, and opens them again when the program is started next.
final class LastSession {

  private final Models models;
  private final Session before;

  LastSession(Models models) {
    this.models = models;
    before = models.preferences.settings().session();
    models.documents.onChange(this::remember);
    models.vault.onChange(this::remember);
  }

  private void remember() {
    String root = models.vault.vault().map(Vault::root).map(Path::toString).orElse("");
    if (root.isEmpty()) {
      return;
    }
    List<String> tabs =
        models.documents.list().stream().map(OpenDocument::path).map(Path::toString).toList();
    String front = models.documents.active().map(OpenDocument::path).map(Path::toString).orElse("");
    models.preferences.change(s -> s.withSession(s.session().with(root, tabs, front)));
  }

  /// What to open at the start: what was given, and where that is nothing but the vault of last
  /// time, its documents too, the one in front first; without anything given all of it. What is no
  /// longer there is left out.
  List<Path> paths(List<Path> given) {
    Optional<Path> vault = there(before.vault()).filter(Files::isDirectory);
    boolean same =
        given.isEmpty()
            || (given.size() == 1
                && vault.filter(given.getFirst().toAbsolutePath().normalize()::equals).isPresent());
    if (vault.isEmpty() || !same) {
      return given;
    }
    Stream<Path> documents =
        Stream.concat(Stream.of(before.front()), before.tabs().stream())
            .distinct()
            .flatMap(name -> there(name).stream())
            .filter(path -> Files.isRegularFile(path) && path.startsWith(vault.get()));
    return Stream.concat(vault.stream(), documents).toList();
  }

  private static Optional<Path> there(String name) {
    try {
      return name.isEmpty() ? Optional.empty() : Optional.of(Path.of(name)).filter(Files::exists);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }
}
