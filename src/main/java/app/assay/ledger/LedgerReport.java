package app.assay.ledger;

import java.util.List;

/// The outcome of verifying a whole ledger.
///
/// @param entries the number of the last entry
/// @param head hash of the last entry, 64 zeros when there is none
/// @param problems the first problems in the order they were found, notes among them
/// @param problemCount all of them, also those beyond the list
/// @param errorCount all that are not notes
public record LedgerReport(
    long entries, String head, List<LedgerProblem> problems, long problemCount, long errorCount) {

  /// How many problems are listed; a ledger can have more than anybody wants to read.
  public static final int LISTED = 200;

  public LedgerReport {
    problems = List.copyOf(problems);
  }

  /// True when nothing that was acknowledged is lost or changed.
  public boolean isSound() {
    return errorCount == 0;
  }
}
