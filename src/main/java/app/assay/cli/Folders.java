package app.assay.cli;

import app.assay.hitl.queue.QueueRoot;
import app.assay.text.FileReason;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Paths as they are typed.
final class Folders {

  private Folders() {}

  /// An absolute path.
  static Path path(Terminal terminal, String typed) throws Refused {
    try {
      return terminal.folder().resolve(typed).toAbsolutePath().normalize();
    } catch (InvalidPathException e) {
      throw new Refused("'" + typed + "' does not name a file.");
    }
  }

  /// The folder a file lies in.
  static Path of(Path file) {
    @Nullable Path parent = file.getParent();
    return parent == null ? file : parent;
  }

  /// A folder as the root of a queue.
  static QueueRoot queueRoot(Path folder) throws Refused {
    try {
      return QueueRoot.of(folder);
    } catch (IOException e) {
      throw new Refused("The folder '%s' cannot be used: %s.".formatted(folder, FileReason.of(e)));
    }
  }
}
