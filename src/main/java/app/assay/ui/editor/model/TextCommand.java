package app.assay.ui.editor.model;

import app.assay.workspace.Command;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Changes of one text as one step of undo.
record TextCommand(OpenText target, String title, List<Change> changes, boolean typing)
    implements Command {

  @Override
  public Set<Object> subjects() {
    return Set.of(target);
  }

  @Override
  public void redo() {
    changes.forEach(target::make);
  }

  @Override
  public void undo() {
    changes.reversed().forEach(c -> target.make(c.inverse()));
  }

  /// Typing is taken back word by word and never across a line break.
  @Override
  public Optional<Command> merge(Command next) {
    if (!(next instanceof TextCommand other) || !typing || !other.typing) {
      return Optional.empty();
    }
    if (other.target != target || changes.size() != 1 || other.changes.size() != 1) {
      return Optional.empty();
    }
    return merged(changes.getFirst(), other.changes.getFirst())
        .map(c -> new TextCommand(target, title, List.of(c), true));
  }

  private static Optional<Change> merged(Change first, Change second) {
    if (second.removed().isEmpty() && second.offset() == first.after().end()) {
      return startsStep(first.inserted(), second.inserted())
          ? Optional.empty()
          : Optional.of(
              new Change(first.offset(), first.removed(), first.inserted() + second.inserted()));
    }
    boolean bothRemove = first.inserted().isEmpty() && second.inserted().isEmpty();
    if (bothRemove && second.before().end() == first.offset()) {
      return Optional.of(new Change(second.offset(), second.removed() + first.removed(), ""));
    }
    if (bothRemove && second.offset() == first.offset()) {
      return Optional.of(new Change(first.offset(), first.removed() + second.removed(), ""));
    }
    return Optional.empty();
  }

  private static boolean startsStep(String before, String typed) {
    if (before.isEmpty() || typed.isEmpty()) {
      return true;
    }
    char last = before.charAt(before.length() - 1);
    char first = typed.charAt(0);
    return first == '\n'
        || first == '\r'
        || (Character.isWhitespace(last) && !Character.isWhitespace(first));
  }
}
