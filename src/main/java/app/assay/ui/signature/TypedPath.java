package app.assay.ui.signature;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/// A path as people type it, with `~` for their home folder.
final class TypedPath {

  private TypedPath() {}

  /// The path, absent where nothing or no path was typed.
  static Optional<Path> of(String typed) {
    String text = typed.strip();
    if (text.isEmpty()) {
      return Optional.empty();
    }
    String home = System.getProperty("user.home", "");
    boolean atHome = text.startsWith("~/") || text.startsWith("~\\");
    try {
      return Optional.of(Path.of(atHome ? home + text.substring(1) : text).toAbsolutePath());
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }
}
