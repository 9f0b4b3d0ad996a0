package app.assay.ledger;

import java.util.ArrayList;
import java.util.List;

/// Collects problems, listing only as many as a person will read.
final class Problems {

  private final List<LedgerProblem> listed = new ArrayList<>();
  private long count;
  private long errors;

  void add(LedgerProblem.Kind kind, long line, String message) {
    LedgerProblem problem = new LedgerProblem(kind, line, message);
    count++;
    if (!problem.isNote()) {
      errors++;
    }
    if (listed.size() < LedgerReport.LISTED) {
      listed.add(problem);
    }
  }

  boolean hasErrors() {
    return errors > 0;
  }

  /// The first sentence that is not a note.
  String firstError() {
    return listed.stream()
        .filter(problem -> !problem.isNote())
        .map(LedgerProblem::message)
        .findFirst()
        .orElse("");
  }

  List<LedgerProblem> listed() {
    return List.copyOf(listed);
  }

  LedgerReport report(long entries, String head) {
    return new LedgerReport(entries, head, listed, count, errors);
  }
}
