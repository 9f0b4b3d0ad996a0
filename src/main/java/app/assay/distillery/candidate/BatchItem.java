package app.assay.distillery.candidate;

import app.assay.distillery.verdict.CandidateVerdict;
import java.util.Optional;
import java.util.OptionalLong;

/// A candidate in its place.
///
/// @param line where it begins in the file, from 1
/// @param place which part of the batch it is, such as `prs[0].candidate_results[2]`
/// @param verdict that the batch brought with it
/// @param entry what a changeset says of it
/// @param pull the number of the pull request of the batch it stands under, else its own
public record BatchItem(
    int line,
    String place,
    Candidate candidate,
    Optional<CandidateVerdict> verdict,
    Optional<EntryDecision> entry,
    OptionalLong pull) {

  /// What a changeset decided of an entry.
  ///
  /// @param status as written; only `accepted` and `rejected` mean something
  /// @param rejectReason may be empty
  public record EntryDecision(String status, String rejectReason) {}

  static BatchItem of(int line, String place, Candidate candidate) {
    return new BatchItem(
        line, place, candidate, Optional.empty(), Optional.empty(), candidate.sourcePr());
  }

  BatchItem with(Candidate changed) {
    return new BatchItem(line, place, changed, verdict, entry, pull);
  }
}
