package app.assay.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Finds the vault that a path belongs to.
final class VaultRoot {

  private VaultRoot() {}

  /// The path or the nearest folder above it in which decisions are recorded.
  static Optional<Path> recorded(Path path) {
    for (@Nullable Path at = path.toAbsolutePath().normalize(); at != null; at = at.getParent()) {
      if (Files.isDirectory(at.resolve(".assay"))) {
        return Optional.of(at);
      }
    }
    return Optional.empty();
  }

  /// As [#recorded(Path)], or the file's own folder, which becomes a vault with its first decision.
  static Path of(Path file) {
    Path absolute = file.toAbsolutePath().normalize();
    @Nullable Path folder = absolute.getParent();
    return recorded(absolute).orElse(folder == null ? absolute : folder);
  }
}
