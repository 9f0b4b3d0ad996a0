package app.assay.distillery.changeset;

/// The outcome of reading the text of a changeset.
public sealed interface ChangesetParsing {

  /// A changeset, right or wrong.
  record Parsed(Changeset changeset) implements ChangesetParsing {}

  /// None.
  ///
  /// @param message what is wrong, a whole sentence
  record Broken(String message) implements ChangesetParsing {}
}
