package app.assay.ui.problems;

import app.assay.finding.Severity;
import java.util.Optional;

/// How one of the nine points stands in the documents in scope.
///
/// @param point 1 to 9
/// @param count findings, before filters
/// @param waived findings that documents allow
/// @param asked whether any document was asked for it
/// @param heaviest the heaviest severity among the findings
public record PointState(
    int point, int count, int waived, boolean asked, Optional<Severity> heaviest) {

  /// True when it was asked, nothing was found and nothing is allowed.
  public boolean isPassed() {
    return asked && count == 0 && waived == 0;
  }
}
