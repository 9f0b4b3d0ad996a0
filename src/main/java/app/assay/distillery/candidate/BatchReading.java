package app.assay.distillery.candidate;

/// The outcome of reading the file of a batch.
public sealed interface BatchReading {

  /// Read, if perhaps not all of it.
  ///
  /// @param sha256 of the file's bytes
  record Loaded(Batch batch, String sha256) implements BatchReading {}

  /// Not read.
  ///
  /// @param message what is the matter, in whole sentences
  record Unreadable(String message) implements BatchReading {}
}
