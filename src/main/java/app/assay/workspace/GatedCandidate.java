package app.assay.workspace;

import app.assay.distillery.candidate.BatchItem;
import app.assay.distillery.layer1.LayerOneResult;
import app.assay.distillery.layer2.Shortlist;
import app.assay.distillery.layer2.Sight;
import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.judge.Question;
import app.assay.judge.panel.Opinion;
import java.util.List;
import java.util.Optional;

/// What the gate knows of one candidate by now.
///
/// @param index its place in the batch, from 0
/// @param asked the questions of layer 2 so far, which stand in the queue of questions by their ids
/// @param opinions on them, as far as they are in
/// @param compared what it was held against for R6; empty while that was not looked for
/// @param seen what was opened for R1 and R7, with what could not be
/// @param complete false while layer 2 is still under way, so that the verdict may change by itself
public record GatedCandidate(
    int index,
    BatchItem item,
    LayerOneResult layer1,
    CandidateVerdict verdict,
    List<Question> asked,
    List<Opinion> opinions,
    Optional<Shortlist> compared,
    List<Sight> seen,
    boolean complete) {

  public GatedCandidate {
    asked = List.copyOf(asked);
    opinions = List.copyOf(opinions);
    seen = List.copyOf(seen);
  }
}
