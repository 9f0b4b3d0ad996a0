package app.assay.distillery.curation;

import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.candidate.FeedbackSignal;
import java.util.ArrayList;
import java.util.List;

/// What the authors of candidates say of entries of the vault (`_vault_feedback`, rulebook §2.1).
public final class CandidateSignals {

  private CandidateSignals() {}

  /// The signals of candidates, in their order; what names no entry is left aside.
  ///
  /// @param batch what they came in
  public static List<Signal> in(String batch, List<Candidate> candidates) {
    List<Signal> signals = new ArrayList<>();
    for (Candidate candidate : candidates) {
      for (FeedbackSignal one : candidate.feedback()) {
        if (!one.entryId().isBlank()) {
          signals.add(
              new Signal(
                  one.entryId().strip(),
                  Signal.KNOWN.contains(one.signal()) ? one.signal() : "",
                  one.note(),
                  said(one, candidate),
                  batch));
        }
      }
    }
    return signals;
  }

  private static String said(FeedbackSignal signal, Candidate candidate) {
    String from = "candidate " + candidate.id();
    return signal.mementoSha().isBlank() ? from : signal.mementoSha() + ", " + from;
  }
}
