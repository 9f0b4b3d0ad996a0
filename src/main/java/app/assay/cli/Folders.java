package app.assay.cli;

import app.assay.hitl.queue.QueueRoot;
import app.assay.text.FileReason;
import app.assay.workspace.Vault;
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

  /// The vault whose ledger is told of a document.
  ///
  /// @param named the folder that was named; null for the nearest one above that has decisions
  static Path vault(Terminal terminal, @Nullable String named, Path document, String shown)
      throws Refused {
    if (named == null) {
      return Vault.rootOf(document);
    }
    Path root = path(terminal, named);
    if (!document.startsWith(root)) {
      throw new Refused("%s does not lie in the vault '%s'.".formatted(shown, named));
    }
    return root;
  }
}
