package app.assay.workspace;

import java.util.Optional;
import java.util.Set;

/// Something the user did that can be taken back.
public interface Command {

  /// What it did, as the menu shows it after "Undo": "typing", "confirm 4 claims".
  String title();

  /// The things it changed, such as documents; decides which of them are dirty.
  Set<Object> subjects();

  /// Does it, for the first time or again.
  void redo();

  /// Takes it back exactly.
  void undo();

  /// This command and the one after it as one, or empty when they stay apart. Both have been done.
  default Optional<Command> merge(Command next) {
    return Optional.empty();
  }
}
