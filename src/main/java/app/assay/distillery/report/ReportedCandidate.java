package app.assay.distillery.report;

import app.assay.distillery.candidate.BatchItem;
import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.distillery.verdict.Outcome;
import java.util.Optional;
import java.util.OptionalLong;

/// A candidate and what became of it.
///
/// @param pull the number of the pull request it was drawn from
/// @param rejectedBecause why a person rejected it after the gate let it pass
public record ReportedCandidate(
    Candidate candidate,
    OptionalLong pull,
    CandidateVerdict verdict,
    Optional<String> rejectedBecause) {

  /// A candidate of a batch with the verdict it got.
  public static ReportedCandidate of(BatchItem item, CandidateVerdict verdict) {
    return new ReportedCandidate(
        item.candidate(),
        item.pull(),
        verdict,
        item.entry()
            .filter(entry -> entry.status().equals("rejected"))
            .map(BatchItem.EntryDecision::rejectReason));
  }

  boolean isAccepted() {
    return verdict.outcome() == Outcome.PASS && rejectedBecause.isEmpty();
  }
}
