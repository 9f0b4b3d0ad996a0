package app.assay.distillery.kept;

/// What came of a decision on a kept candidate.
public sealed interface KeptResult {

  /// It is kept and recorded.
  record Done(KeptCase before) implements KeptResult {}

  /// It cannot be done, and why; nothing was changed.
  record Refused(String message) implements KeptResult {}
}
