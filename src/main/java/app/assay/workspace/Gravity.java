package app.assay.workspace;

import app.assay.finding.Severity;

/// From which weight on a finding fails a run.
///
/// The format calls a document with warnings valid (FS §10.1), so they fail only a strict run.
public enum Gravity {
  /// Errors and critical findings.
  LENIENT,
  /// All but advice.
  STRICT;

  public boolean fails(Severity severity) {
    return switch (severity) {
      case ERROR, CRITICAL -> true;
      case WARNING, TEMPORAL, VERIFIABLE -> this == STRICT;
      case INFO -> false;
    };
  }
}
