package app.assay.judge.model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// The vault's folder for what the program keeps about it, `.assay`. A symbolic link in it could
/// lead out of the vault and is not followed.
final class AssayFolder {

  private static final String NAME = ".assay";

  private final Path folder;

  /// @param root the vault's folder
  AssayFolder(Path root) {
    this.folder = root.resolve(NAME);
  }

  /// A file by its names under the folder; empty when something on the way is a symbolic link.
  Optional<Path> file(String... names) {
    Path path = folder;
    if (Files.isSymbolicLink(path)) {
      return Optional.empty();
    }
    for (String name : names) {
      path = path.resolve(name);
      if (Files.isSymbolicLink(path)) {
        return Optional.empty();
      }
    }
    return Optional.of(path);
  }

  /// As above, with the folders on the way made; empty also when they cannot be.
  Optional<Path> fileToWrite(String... names) {
    Optional<Path> file = file(names);
    if (file.isPresent()) {
      try {
        Files.createDirectories(file.get().resolveSibling("."));
      } catch (IOException e) {
        return Optional.empty();
      }
    }
    return file;
  }
}
