package app.assay.cli;

import app.assay.workspace.Gravity;
import app.assay.workspace.Summary;

/// The exit codes. Where several apply, the last of this order wins: clean, undecided, findings,
/// usage, internal.
enum Exit {
  /// Everything was looked at and nothing fails.
  CLEAN(0),
  /// Nothing fails, but rules were deferred or could not be evaluated.
  UNDECIDED(3),
  /// Errors, or warnings in a strict run.
  FINDINGS(1),
  /// Wrong arguments, or something that was asked for could not be read or written.
  USAGE(2),
  /// The program is at fault.
  INTERNAL(4);

  private final int code;

  Exit(int code) {
    this.code = code;
  }

  int code() {
    return code;
  }

  /// The graver of the two.
  Exit and(Exit other) {
    return compareTo(other) >= 0 ? this : other;
  }

  /// What a run over files ends with.
  static Exit of(Summary summary, Gravity gravity) {
    if (summary.unreadable() > 0) {
      return USAGE;
    }
    if (summary.failures(gravity) > 0) {
      return FINDINGS;
    }
    return summary.notEvaluated() + summary.deferred() > 0 ? UNDECIDED : CLEAN;
  }
}
