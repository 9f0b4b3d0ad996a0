package app.assay.ui;

import app.assay.ui.documents.OpenDocument;
import app.assay.ui.shell.CentreView;
import app.assay.ui.shell.CentreViews;
import app.assay.workspace.Session;
import app.assay.workspace.Vault;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Remembers which documents and batches are open, and opens them again when the program is started
/// next.
final class LastSession {

  private final Models models;
  private final CentreViews views;
  private final Session before;

  /// @param before what the last run left, which this one writes over
  LastSession(Models models, CentreViews views, Session before) {
    this.models = models;
    this.views = views;
    this.before = before;
    models.documents.onChange(this::remember);
    models.vault.onChange(this::remember);
    views.onChange(this::remember);
  }

  private void remember() {
    String root = models.vault.vault().map(Vault::root).map(Path::toString).orElse("");
    if (root.isEmpty()) {
      return;
    }
    List<String> tabs =
        models.documents.list().stream().map(OpenDocument::path).map(Path::toString).toList();
    List<String> batches =
        views.list().stream().flatMap(view -> view.file().stream()).map(Path::toString).toList();
    String front =
        views
            .front()
            .flatMap(CentreView::file)
            .or(() -> models.documents.active().map(OpenDocument::path))
            .map(Path::toString)
            .orElse("");
    models.preferences.change(s -> s.withSession(s.session().with(root, tabs, batches, front)));
  }

  /// What stood in the tabs of the vault of last time, where nothing but that vault was given, or
  /// nothing at all.
  Optional<Tabs> tabs(List<Path> given) {
    Optional<Path> vault = path(before.vault()).filter(Files::isDirectory);
    boolean same =
        given.isEmpty()
            || (given.size() == 1
                && vault.filter(given.getFirst().toAbsolutePath().normalize()::equals).isPresent());
    if (!same) {
      return Optional.empty();
    }
    return vault.map(
        root ->
            new Tabs(root, inside(root, before.tabs()), inside(root, before.batches()), front()));
  }

  private Optional<Path> front() {
    return path(before.front()).filter(Files::isRegularFile);
  }

  private static List<Path> inside(Path root, List<String> names) {
    return names.stream()
        .distinct()
        .flatMap(name -> path(name).stream())
        .filter(path -> path.startsWith(root))
        .toList();
  }

  private static Optional<Path> path(String name) {
    try {
      return name.isEmpty() ? Optional.empty() : Optional.of(Path.of(name));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /// The tabs of a vault; files that are no longer there among them.
  ///
  /// @param front the one in front, empty where none was or it is gone
  record Tabs(Path vault, List<Path> documents, List<Path> batches, Optional<Path> front) {

    Tabs {
      documents = List.copyOf(documents);
      batches = List.copyOf(batches);
    }

    /// Of files that are there and were not open before; the first is in front.
    static Tabs of(Path vault, List<Path> documents) {
      return new Tabs(vault, documents, List.of(), documents.stream().findFirst());
    }

    /// Those that can be opened.
    Tabs there() {
      return new Tabs(vault, there(documents), there(batches), front);
    }

    private static List<Path> there(List<Path> files) {
      return files.stream().filter(Files::isRegularFile).toList();
    }

    /// The names of those that cannot, in words.
    String gone() {
      return Stream.concat(documents.stream(), batches.stream())
          .filter(file -> !Files.isRegularFile(file))
          .map(file -> String.valueOf(file.getFileName()))
          .collect(Collectors.joining(", "));
    }
  }
}
