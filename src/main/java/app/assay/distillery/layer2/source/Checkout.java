package app.assay.distillery.layer2.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.jgit.lib.Repository;

/// A folder of a repository that the user chose. Only read. Belongs to one thread; to be closed.
public final class Checkout implements AutoCloseable {

  private final Path folder;
  private final Optional<Repository> repository;

  private Checkout(Path folder, Optional<Repository> repository) {
    this.folder = folder;
    this.repository = repository;
  }

  /// What came of opening one.
  public sealed interface Opening {

    /// Open now.
    record Opened(Checkout checkout) implements Opening {}

    /// Not to be opened.
    ///
    /// @param message what is wrong, a sentence
    record Refused(String message) implements Opening {}
  }

  /// Opens a folder; one that lies in no repository has files and no commits.
  public static Opening open(Path folder) {
    try {
      Path real = folder.toRealPath();
      if (!Files.isDirectory(real)) {
        return new Opening.Refused("The checkout is no folder.");
      }
      return new Opening.Opened(new Checkout(real, repository(real)));
    } catch (IOException e) {
      return new Opening.Refused("The folder of the checkout cannot be read.");
    }
  }

  private static Optional<Repository> repository(Path folder) {
    try {
      return Optional.of(PlainGit.open(folder));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /// The chosen folder, with all links followed.
  public Path folder() {
    return folder;
  }

  /// The repository it lies in.
  public Optional<Repository> repository() {
    return repository;
  }

  @Override
  public void close() {
    repository.ifPresent(Repository::close);
  }
}
