package app.assay.distillery.curation;

import app.assay.vault.QueueRow;
import java.util.List;
import java.util.Optional;

/// What came of a decision.
public sealed interface CurationResult {

  /// It is done and recorded.
  ///
  /// @param message what happened
  /// @param notes what was left as it was, and why; and what was done beside it
  /// @param change the id to undo it by; empty where nothing was to be changed
  record Done(String message, List<String> notes, Optional<String> change)
      implements CurationResult {
    public Done {
      notes = List.copyOf(notes);
    }
  }

  /// It cannot be done; nothing was changed.
  record Refused(String message) implements CurationResult {}

  /// The new text does not pass layer 1; nothing was changed.
  ///
  /// @param objections a code and a sentence each
  record Rejected(List<String> objections) implements CurationResult {
    public Rejected {
      objections = List.copyOf(objections);
    }
  }

  /// Other open rows name an entry that would be archived, and nothing was said of them; nothing
  /// was changed.
  record OthersOpen(List<QueueRow> rows) implements CurationResult {
    public OthersOpen {
      rows = List.copyOf(rows);
    }
  }

  /// Somebody changed it since it was looked at; nothing was changed.
  ///
  /// @param changes what, a sentence each
  /// @param now how it is; empty where the row is gone
  record Stale(List<String> changes, Optional<Conflict> now) implements CurationResult {
    public Stale {
      changes = List.copyOf(changes);
    }
  }
}
