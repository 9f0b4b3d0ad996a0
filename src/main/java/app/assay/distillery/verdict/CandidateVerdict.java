package app.assay.distillery.verdict;

import java.util.List;
import java.util.Optional;

/// What the gate says of one candidate (seed 000).
///
/// @param candidateId as the candidate has it; may be empty
/// @param codes of the rules it breaks, each once; some exactly when the outcome is FAIL
/// @param conflict what a curator should decide once it is in the vault; only with PASS
/// @param notes for people; explains each code, and what was skipped
/// @param undecided the codes whose criteria nobody could judge; some exactly when DEFERRED, and
///   perhaps beside FAIL
public record CandidateVerdict(
    String candidateId,
    Outcome outcome,
    List<String> codes,
    Optional<Conflict> conflict,
    String notes,
    List<String> undecided) {

  /// A row for the curation queue.
  ///
  /// @param relatedId an entry of the vault or a candidate of the same batch
  /// @param reason why the two may conflict
  public record Conflict(String relatedId, String reason) {

    /// The only type upstream knows.
    public static final String TYPE = "conflict";
  }

  public CandidateVerdict {
    codes = codes.stream().distinct().toList();
    undecided = undecided.stream().distinct().toList();
    if (codes.isEmpty() == (outcome == Outcome.FAIL)) {
      throw new IllegalArgumentException("a verdict fails by a code, and only by a code");
    }
  }

  /// A verdict without anything open.
  public CandidateVerdict(
      String candidateId,
      Outcome outcome,
      List<String> codes,
      Optional<Conflict> conflict,
      String notes) {
    this(candidateId, outcome, codes, conflict, notes, List.of());
  }
}
