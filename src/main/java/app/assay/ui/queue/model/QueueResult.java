package app.assay.ui.queue.model;

import app.assay.finding.Finding;
import app.assay.hitl.queue.DocumentOutcome;
import app.assay.hitl.queue.QueueOutcome;
import java.util.ArrayList;
import java.util.List;

/// What became of a queue.
///
/// @param trial that nothing was written
public record QueueResult(QueueOutcome outcome, boolean trial) {

  /// What is said of the queue as a whole, full sentences.
  public List<String> sentences() {
    List<String> all = new ArrayList<>();
    outcome.findings().forEach(finding -> all.add(sentence(finding)));
    outcome.objection().ifPresent(objection -> all.add(objection.message()));
    all.addAll(outcome.notes());
    return List.copyOf(all);
  }

  /// What is said of one document, full sentences.
  public static List<String> sentences(DocumentOutcome document) {
    List<String> all = new ArrayList<>();
    if (!document.message().isEmpty()) {
      all.add(document.message());
    }
    document.findings().forEach(finding -> all.add(sentence(finding)));
    all.addAll(document.notes());
    return List.copyOf(all);
  }

  private static String sentence(Finding finding) {
    return finding.rule().id() + ": " + finding.message();
  }
}
