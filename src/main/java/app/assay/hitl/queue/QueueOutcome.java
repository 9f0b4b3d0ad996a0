package app.assay.hitl.queue;

import app.assay.finding.Finding;
import java.util.List;
import java.util.Optional;

/// What became of a queue.
///
/// @param findings about the queue as a whole
/// @param objection why no document was looked at; empty when they were
/// @param documents in the order of the queue
/// @param notes what else is to say, full sentences
public record QueueOutcome(
    List<Finding> findings,
    Optional<Objection> objection,
    List<DocumentOutcome> documents,
    List<String> notes) {

  public QueueOutcome {
    findings = List.copyOf(findings);
    documents = List.copyOf(documents);
    notes = List.copyOf(notes);
  }

  /// Why a queue is not applied at all.
  ///
  /// @param message a full sentence
  /// @param access true when something could not be read or written, false when the queue is at
  ///   fault
  public record Objection(String message, boolean access) {}

  /// True when only its age stands against the queue, so that it may be applied all the same.
  public boolean isExpired() {
    return objection.isPresent()
        && !findings.isEmpty()
        && findings.stream().noneMatch(finding -> finding.severity().isError());
  }

  static QueueOutcome refused(List<Finding> findings, String message, boolean access) {
    return new QueueOutcome(
        findings, Optional.of(new Objection(message, access)), List.of(), List.of());
  }
}
