package app.assay.workspace;

import app.assay.distillery.candidate.Batch;
import app.assay.distillery.verdict.CandidateVerdict;
import java.util.List;

/// A batch with its verdicts.
///
/// @param candidates one for each item of the batch, in their order
/// @param notices what the user should know: what could not be asked, read or kept, a sentence each
/// @param kept how many verdicts were new and are kept in the vault now
public record GatedBatch(
    Batch batch, List<GatedCandidate> candidates, List<String> notices, int kept) {

  public GatedBatch {
    candidates = List.copyOf(candidates);
    notices = List.copyOf(notices);
  }

  /// The verdicts, one for each candidate in the order of the batch; none for an empty batch.
  public List<CandidateVerdict> verdicts() {
    return candidates.stream().map(GatedCandidate::verdict).toList();
  }
}
