package app.assay.distillery.changeset;

import app.assay.text.SourceText;

/// The outcome of reading the file of a changeset.
public sealed interface ChangesetReading {

  /// Read.
  ///
  /// @param sha256 of the file's bytes
  record Loaded(Changeset changeset, SourceText source, String sha256)
      implements ChangesetReading {}

  /// Not read.
  ///
  /// @param message what is the matter, in whole sentences
  record Unreadable(String message) implements ChangesetReading {}
}
