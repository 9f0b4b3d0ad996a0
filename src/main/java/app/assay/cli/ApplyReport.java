package app.assay.cli;

import app.assay.hitl.queue.DocumentOutcome;
import app.assay.hitl.queue.Fault;
import app.assay.hitl.queue.FileReading;
import app.assay.hitl.queue.QueueOutcome;
import app.assay.text.LineIndex;
import java.util.List;
import java.util.Optional;

/// What `apply-hitl` says.
///
/// @param file the queue or file of responses, as it was typed
/// @param dryRun that nothing was to be written
/// @param lines of that file
/// @param faults why it could not be read; empty when it could
/// @param outcome what became of it; without documents when it could not be read
record ApplyReport(
    String file, boolean dryRun, LineIndex lines, List<Fault> faults, QueueOutcome outcome) {

  private static final QueueOutcome NOTHING =
      new QueueOutcome(List.of(), Optional.empty(), List.of(), List.of());

  static ApplyReport of(String file, boolean dryRun, FileReading.Broken<?> broken) {
    return new ApplyReport(file, dryRun, new LineIndex(broken.text()), broken.faults(), NOTHING);
  }

  static ApplyReport of(String file, boolean dryRun, String text, QueueOutcome outcome) {
    return new ApplyReport(file, dryRun, new LineIndex(text), List.of(), outcome);
  }

  /// What the command ends with.
  Exit exit() {
    if (!faults.isEmpty()) {
      return Exit.USAGE;
    }
    Exit exit =
        outcome
            .objection()
            .map(objection -> objection.access() ? Exit.USAGE : Exit.FINDINGS)
            .orElse(Exit.CLEAN);
    for (DocumentOutcome document : outcome.documents()) {
      exit =
          exit.and(
              switch (document.kind()) {
                case REFUSED -> Exit.FINDINGS;
                case FAILED -> Exit.USAGE;
                case APPLIED, WOULD_APPLY, APPLIED_BEFORE, UNANSWERED, NOT_REACHED -> Exit.CLEAN;
              });
    }
    return exit;
  }

  /// How many documents ended so.
  int count(DocumentOutcome.Kind kind) {
    return (int) outcome.documents().stream().filter(d -> d.kind() == kind).count();
  }

  /// How many answers were written, or would be.
  int answers() {
    return outcome.documents().stream()
        .flatMap(document -> document.planned().stream())
        .mapToInt(planned -> planned.decisions().size())
        .sum();
  }
}
