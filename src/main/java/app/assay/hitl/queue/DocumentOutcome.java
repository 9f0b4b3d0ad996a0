package app.assay.hitl.queue;

import app.assay.finding.Finding;
import app.assay.hitl.ConfirmationResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What became of one document of a queue.
///
/// @param file as the queue names it
/// @param message what happened, what was kept and what to do; empty where nothing is to say
/// @param findings about the queue's words on this document, by their place in the queue
/// @param planned what was written, or would be
/// @param notes what the reviewer should know besides
public record DocumentOutcome(
    String file,
    Kind kind,
    String message,
    List<Finding> findings,
    Optional<ConfirmationResult.Planned> planned,
    List<String> notes) {

  public DocumentOutcome {
    findings = List.copyOf(findings);
    notes = List.copyOf(notes);
  }

  /// How it ended.
  public enum Kind {
    /// Written to document and ledger.
    APPLIED("applied"),
    /// Would be written, were this not a trial.
    WOULD_APPLY("would apply"),
    /// An earlier run wrote it.
    APPLIED_BEFORE("applied before"),
    /// No claim of it has an answer; it was left alone.
    UNANSWERED("unanswered"),
    /// It cannot be applied because of what queue or document say.
    REFUSED("refused"),
    /// It could not be read or written.
    FAILED("failed"),
    /// An earlier document stopped the run.
    NOT_REACHED("not reached");

    private final String label;

    Kind(String label) {
      this.label = label;
    }

    /// In words.
    public String label() {
      return label;
    }

    /// True when no later document is looked at.
    public boolean stops() {
      return this == REFUSED || this == FAILED;
    }
  }

  /// An end of which there is nothing to show but words.
  static DocumentOutcome of(String file, Kind kind, String message, List<Finding> findings) {
    return new DocumentOutcome(file, kind, message, findings, Optional.empty(), List.of());
  }

  /// The end of a trial.
  static DocumentOutcome trial(
      String file, ConfirmationResult.Planned planned, List<Finding> findings) {
    return new DocumentOutcome(
        file, Kind.WOULD_APPLY, "", findings, Optional.of(planned), planned.notices());
  }

  /// The same, with one more note.
  DocumentOutcome noting(Optional<String> note) {
    List<String> all = new ArrayList<>(notes);
    note.ifPresent(all::add);
    return new DocumentOutcome(file, kind, message, findings, planned, all);
  }
}
