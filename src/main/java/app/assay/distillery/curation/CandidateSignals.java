package app.assay.distillery.curation;

import app.assay.distillery.candidate.Batch;
import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.candidate.FeedbackSignal;
import java.util.ArrayList;
import java.util.List;

/// What the authors of candidates say of entries of the vault (`_vault_feedback`, rulebook §2.1).
public final class CandidateSignals {

  private CandidateSignals() {}

  /// The signals of all candidates, in their order; what names no entry is left aside.
  public static List<Signal> in(Batch batch) {
    List<Signal> signals = new ArrayList<>();
    for (Candidate candidate : batch.candidates()) {
      for (FeedbackSignal one : candidate.feedback()) {
        if (!one.entryId().isBlank()) {
          signals.add(
              new Signal(
                  one.entryId(),
                  Signal.KNOWN.contains(one.signal()) ? one.signal() : "",
                  one.note(),
                  source(one, candidate, batch)));
        }
      }
    }
    return signals;
  }

  private static String source(FeedbackSignal signal, Candidate candidate, Batch batch) {
    String from = "candidate %s of %s".formatted(candidate.id(), batch.name());
    return signal.mementoSha().isBlank() ? from : signal.mementoSha() + ", " + from;
  }
}
