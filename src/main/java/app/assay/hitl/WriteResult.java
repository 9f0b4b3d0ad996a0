package app.assay.hitl;

import app.assay.ledger.DecisionRecord;
import app.assay.text.ReadResult;
import app.assay.text.SourceText;
import java.nio.file.Path;
import java.util.List;

/// What came of writing a confirmation.
public sealed interface WriteResult {

  /// File and ledger have it.
  ///
  /// @param file the document's file
  /// @param before the file's characters as they were
  /// @param sha256 of the file's bytes now
  /// @param records what the ledger was told
  /// @param notes what the ledger mended in passing
  record Written(
      Path file, SourceText before, String sha256, List<DecisionRecord> records, List<String> notes)
      implements WriteResult {

    public Written {
      records = List.copyOf(records);
      notes = List.copyOf(notes);
    }
  }

  /// The file is no longer the one that was looked at; nothing was written.
  ///
  /// @param current what is there now
  record ChangedUnderneath(ReadResult current) implements WriteResult {}

  /// Not written.
  ///
  /// @param message what happened, what was kept and what to do
  record Failed(String message) implements WriteResult {}
}
