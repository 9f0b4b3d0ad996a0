package app.assay.ui.batch.model;

import app.assay.distillery.candidate.BatchFile;
import app.assay.distillery.candidate.BatchReading;
import app.assay.distillery.kept.KeptDecisions;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import java.nio.file.Path;

/// Where a batch is read from, in the background.
@FunctionalInterface
public interface BatchSource {

  BatchReading read();

  /// A file.
  static BatchSource file(Path file) {
    return () -> BatchFile.read(file);
  }

  /// The candidates of a vault that somebody reopened.
  static BatchSource reopened(VaultStore store) {
    return () -> {
      try {
        return new BatchReading.Loaded(KeptDecisions.reopened(store.read(KeptDecisions::all)), "");
      } catch (VaultException e) {
        return new BatchReading.Unreadable(e.error().message());
      }
    };
  }
}
