package app.assay.cgd.edit;

import java.util.List;

/// What brings a HITL record in step with its claims.
public sealed interface RecordPlan {

  /// It can be written.
  ///
  /// @param changes of the body of the document that was given; none where all is in step
  /// @param notes sentences for the user, such as which claim had no line of its own
  record Planned(List<Change> changes, List<String> notes) implements RecordPlan {

    public Planned {
      changes = List.copyOf(changes);
      notes = List.copyOf(notes);
    }
  }

  /// It cannot be written.
  ///
  /// @param reason why the record cannot be written, a sentence
  record Blocked(String reason) implements RecordPlan {}
}
