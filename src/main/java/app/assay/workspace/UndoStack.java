package app.assay.workspace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// One stack of commands for text, decisions and bulk actions. Each state has a revision; a subject
/// is dirty when the revision of the last command that touched it is not the one saved.
///
/// Belongs to one thread.
public final class UndoStack {

  private record Entry(Command command, long revision) {}

  private final int bound;
  private final List<Entry> undoable = new ArrayList<>();
  private final List<Entry> redoable = new ArrayList<>();
  private final Map<Object, Long> forgotten = new HashMap<>();
  private final Map<Object, Long> saved = new HashMap<>();
  private final List<Runnable> listeners = new ArrayList<>();
  private long counter;
  private boolean mergeable;

  /// @param bound how many commands are kept; older ones can no longer be taken back
  public UndoStack(int bound) {
    this.bound = bound;
  }

  /// Does a command and keeps it; what was undone before is forgotten.
  public void execute(Command command) {
    command.redo();
    redoable.clear();
    counter++;
    Optional<Command> merged =
        mergeable && !undoable.isEmpty()
            ? undoable.getLast().command().merge(command)
            : Optional.empty();
    merged.ifPresent(m -> undoable.removeLast());
    undoable.add(new Entry(merged.orElse(command), counter));
    mergeable = true;
    if (undoable.size() > bound) {
      Entry oldest = undoable.removeFirst();
      oldest.command().subjects().forEach(s -> forgotten.put(s, oldest.revision()));
    }
    tell();
  }

  /// Takes the last command back; does nothing when there is none.
  public void undo() {
    if (canUndo()) {
      Entry entry = undoable.removeLast();
      redoable.add(entry);
      mergeable = false;
      entry.command().undo();
      tell();
    }
  }

  /// Does the command again that was taken back last; does nothing when there is none.
  public void redo() {
    if (canRedo()) {
      Entry entry = redoable.removeLast();
      undoable.add(entry);
      mergeable = false;
      entry.command().redo();
      tell();
    }
  }

  public boolean canUndo() {
    return !undoable.isEmpty();
  }

  public boolean canRedo() {
    return !redoable.isEmpty();
  }

  /// What [#undo()] would take back.
  public Optional<String> undoTitle() {
    return canUndo() ? Optional.of(undoable.getLast().command().title()) : Optional.empty();
  }

  /// What [#redo()] would do again.
  public Optional<String> redoTitle() {
    return canRedo() ? Optional.of(redoable.getLast().command().title()) : Optional.empty();
  }

  /// The next command starts a new step of undo, even when it could be merged: the caret moved.
  public void breakMerge() {
    mergeable = false;
  }

  /// The revision of the last command in force that touched a subject, 0 for the first state.
  public long revision(Object subject) {
    for (Entry entry : undoable.reversed()) {
      if (entry.command().subjects().contains(subject)) {
        return entry.revision();
      }
    }
    return forgotten.getOrDefault(subject, 0L);
  }

  /// Marks the present state of a subject as the saved one.
  public void markSaved(Object subject) {
    saved.put(subject, revision(subject));
    mergeable = false;
    tell();
  }

  /// True when a subject differs from its saved state.
  public boolean isDirty(Object subject) {
    return revision(subject) != saved.getOrDefault(subject, 0L);
  }

  /// Forgets everything, since what it speaks of is gone: another vault was opened.
  public void clear() {
    undoable.clear();
    redoable.clear();
    forgotten.clear();
    saved.clear();
    mergeable = false;
    tell();
  }

  /// Calls `listener` after each change of the stack.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /// Ends what [#onChange(Runnable)] began.
  public void removeListener(Runnable listener) {
    listeners.remove(listener);
  }

  private void tell() {
    List.copyOf(listeners).forEach(Runnable::run);
  }
}
