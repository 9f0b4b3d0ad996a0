package app.assay.text;

/// The outcome of saving a document.
public sealed interface SaveResult {

  /// Written, forced to the disk and read back.
  ///
  /// @param sha256 of the file's bytes now
  record Saved(String sha256) implements SaveResult {}

  /// Not written, since the file is no longer the one that was read.
  ///
  /// @param current what is there now, so that the difference can be shown; unreadable when deleted
  record ChangedUnderneath(ReadResult current) implements SaveResult {}

  /// Not written.
  ///
  /// @param message what happened, what was kept and what to do
  record Failed(String message) implements SaveResult {}
}
