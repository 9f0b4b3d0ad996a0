package app.assay.ledger;

import java.util.List;

/// The outcome of appending.
public sealed interface AppendResult {

  /// All were written and will survive a crash.
  ///
  /// @param entries the new entries
  /// @param notes what an earlier crash had left behind and this append has mended
  record Appended(List<LedgerEntry> entries, List<LedgerProblem> notes) implements AppendResult {

    public Appended {
      entries = List.copyOf(entries);
      notes = List.copyOf(notes);
    }
  }

  /// Not recorded.
  ///
  /// @param reason what happened, what was kept and what to do, in plain words
  record Refused(String reason) implements AppendResult {}
}
