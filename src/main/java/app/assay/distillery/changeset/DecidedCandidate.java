package app.assay.distillery.changeset;

import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.candidate.ProposedConflict;
import java.util.List;
import java.util.Optional;

/// A candidate that passed the gate, for a changeset.
///
/// @param rejectReason why a person rejected it; empty for one that is to enter
/// @param conflicts what a curator should decide once it is in; where there are none, those it
///   brings along stay
public record DecidedCandidate(
    Candidate candidate, Optional<String> rejectReason, List<ProposedConflict> conflicts) {

  public DecidedCandidate {
    conflicts = List.copyOf(conflicts);
  }

  /// One that is to enter.
  public static DecidedCandidate accepted(Candidate candidate, List<ProposedConflict> conflicts) {
    return new DecidedCandidate(candidate, Optional.empty(), conflicts);
  }
}
