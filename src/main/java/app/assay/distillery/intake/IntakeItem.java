package app.assay.distillery.intake;

import app.assay.distillery.candidate.BatchItem;
import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.candidate.ProposedConflict;
import app.assay.distillery.verdict.CandidateVerdict;
import java.util.List;
import java.util.Optional;

/// A candidate that was accepted.
///
/// @param conflicts what a curator should decide afterwards, a row of the queue each
/// @param verdict by which it passed; empty where it is not known
public record IntakeItem(
    Candidate candidate, List<ProposedConflict> conflicts, Optional<CandidateVerdict> verdict) {

  public IntakeItem {
    conflicts = List.copyOf(conflicts);
  }

  /// A candidate with its verdict, whose conflict is queued.
  public static IntakeItem of(Candidate candidate, Optional<CandidateVerdict> verdict) {
    return new IntakeItem(
        candidate,
        verdict
            .flatMap(CandidateVerdict::conflict)
            .map(conflict -> new ProposedConflict(conflict.relatedId(), conflict.reason()))
            .stream()
            .toList(),
        verdict);
  }

  /// A candidate of a batch: with what a changeset wants queued, or else its verdict.
  public static IntakeItem of(BatchItem item) {
    return item.entry().isPresent()
        ? new IntakeItem(item.candidate(), item.candidate().curation(), item.verdict())
        : of(item.candidate(), item.verdict());
  }
}
