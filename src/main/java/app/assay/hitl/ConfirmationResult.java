package app.assay.hitl;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Evaluation;
import app.assay.finding.Fix;
import app.assay.text.TextEdit;
import java.util.List;

/// What answering claims would do to a document.
public sealed interface ConfirmationResult {

  /// Everything is ready to be written; nothing has been.
  ///
  /// @param before the document as it was looked at
  /// @param after the document as it will be; its hash verifies and it has no error it had not
  /// @param edits exactly what leads from one text to the other
  /// @param decisions the answers, in the order given
  /// @param notices what the reviewer should know, full sentences
  /// @param proposals what may be done about refused claims, as fixes of the text afterwards
  /// @param evaluation all rules over the outcome
  /// @param terms on which it was planned; on others it is not written
  /// @param timing where the time spent is known from
  record Planned(
      CgdDocument before,
      CgdDocument after,
      List<TextEdit> edits,
      Reviewer reviewer,
      List<ClaimDecision> decisions,
      List<String> notices,
      List<Fix> proposals,
      Evaluation evaluation,
      ReviewTerms terms,
      Timing timing)
      implements ConfirmationResult {

    public Planned {
      edits = List.copyOf(edits);
      decisions = List.copyOf(decisions);
      notices = List.copyOf(notices);
      proposals = List.copyOf(proposals);
    }

    /// The notices that do not speak of a proposal.
    public List<String> remarks() {
      List<String> spoken = proposals.stream().map(Planned::sentence).toList();
      return notices.stream().filter(notice -> !spoken.contains(notice)).toList();
    }

    /// How a proposal is told.
    static String sentence(Fix proposal) {
      return "Proposed: " + proposal.title() + ".";
    }
  }

  /// Nothing will be written.
  ///
  /// @param message why, what was kept, and what to do
  record Refused(String message) implements ConfirmationResult {}
}
