package app.assay.ui.batch.model;

/// How far the gate is with a candidate.
public enum Standing {
  PASS,
  /// It passes, and a curator has to look at it beside another entry.
  CONFLICT,
  FAIL,
  /// A person, or other settings, have to help.
  DEFERRED,
  /// The gate has not looked at it.
  NONE
}
