package app.assay.ui.bulk;

import app.assay.text.DiffLine;
import app.assay.workspace.BulkItem;
import java.util.List;

/// A document, what would become of it, and what was said to that.
///
/// @param lines what would be written, line by line
/// @param result what became of it, empty until it was tried
public record BulkRow(
    BulkItem item, List<DiffLine> lines, Choice choice, State state, String result) {

  /// What the user says.
  public enum Choice {
    OPEN,
    ACCEPTED,
    REFUSED
  }

  /// How far a document is.
  public enum State {
    /// To be accepted or refused.
    PROPOSED,
    /// Left alone, because of what it says or because it could not be written.
    LEFT,
    WRITTEN
  }

  public BulkRow {
    lines = List.copyOf(lines);
  }

  static BulkRow of(BulkItem item, List<DiffLine> lines) {
    State state = item instanceof BulkItem.Ready ? State.PROPOSED : State.LEFT;
    return new BulkRow(item, lines, Choice.OPEN, state, "");
  }

  BulkRow chosen(Choice choice) {
    return new BulkRow(item, lines, choice, state, result);
  }

  BulkRow ended(State now, String said) {
    return new BulkRow(item, lines, choice, now, said);
  }

  boolean isAccepted() {
    return state == State.PROPOSED && choice == Choice.ACCEPTED;
  }
}
