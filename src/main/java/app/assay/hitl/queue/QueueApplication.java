package app.assay.hitl.queue;

import app.assay.finding.Finding;
import app.assay.hitl.Answer;
import app.assay.hitl.queue.DocumentOutcome.Kind;
import app.assay.text.FileLocking;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Applies an answered queue to its documents, in the order of the queue, and stops at the first
/// that cannot be applied (FS §12.3). Earlier documents stay written and a checkpoint says so; the
/// next run goes on behind them.
public final class QueueApplication {

  private final Answering answering;

  public QueueApplication(Answering answering) {
    this.answering = answering;
  }

  /// Applies a queue. A trial run looks at every document and writes nothing.
  ///
  /// @param file the queue's file, beside which the checkpoint lies
  /// @param root what its paths are relative to
  public QueueOutcome apply(HitlQueue queue, Path file, QueueRoot root, QueueTerms terms) {
    if (terms.dryRun()) {
      return applyAlone(queue, file, root, terms);
    }
    return switch (answering.files().lock(file)) {
      case FileLocking.Taken _ ->
          QueueOutcome.refused(
              List.of(),
              "Another program is applying this queue right now, so nothing was written. Wait until"
                  + " it has finished, then run this again: it goes on behind what was applied.",
              true);
      case FileLocking.Failed(String reason) ->
          QueueOutcome.refused(
              List.of(),
              "The queue cannot be kept from other programs (%s), so nothing was written. Make it"
                      .formatted(reason)
                  + " writable and run this again.",
              true);
      case FileLocking.Held held -> {
        try (held) {
          yield applyAlone(queue, file, root, terms);
        }
      }
    };
  }

  private QueueOutcome applyAlone(HitlQueue queue, Path file, QueueRoot root, QueueTerms given) {
    QueueTerms terms = given.ofQueue(queue.generated());
    List<Finding> findings = QueueSeal.findings(queue, terms.context().now());
    if (findings.stream().anyMatch(finding -> finding.severity().isError())) {
      return QueueOutcome.refused(
          findings,
          "Something else than response and notes was edited, so nothing was written. Bring it"
              + " back, or write a new queue.",
          false);
    }
    if (!findings.isEmpty() && !terms.force()) {
      return QueueOutcome.refused(
          findings,
          "The queue has expired, so nothing was written. Write a new one, or apply this one with"
              + " --force.",
          false);
    }
    Optional<String> overstated = overstated(queue, terms);
    if (overstated.isPresent()) {
      return QueueOutcome.refused(findings, overstated.get(), false);
    }
    CheckpointFile checkpoint = new CheckpointFile(file, answering.files());
    return switch (checkpoint.load()) {
      case CheckpointFile.Found.Nothing _ ->
          run(queue, root, terms, checkpoint, findings, begin(queue, terms));
      case CheckpointFile.Found.Unusable(String reason) ->
          QueueOutcome.refused(
              findings,
              "%s %s, so nothing was written. Look at it and move it away."
                  .formatted(checkpoint.name(), reason),
              true);
      case CheckpointFile.Found.Saved(Progress saved) ->
          objection(saved, queue, terms, checkpoint)
              .map(message -> QueueOutcome.refused(findings, message, false))
              .orElseGet(() -> run(queue, root, terms, checkpoint, findings, saved));
    };
  }

  private QueueOutcome run(
      HitlQueue queue,
      QueueRoot root,
      QueueTerms terms,
      CheckpointFile checkpoint,
      List<Finding> findings,
      Progress progress) {
    DocumentRun run = new DocumentRun(answering, root, checkpoint, terms, progress);
    List<DocumentOutcome> outcomes = new ArrayList<>();
    boolean stopped = false;
    for (QueuedDocument document : queue.documents()) {
      DocumentOutcome outcome =
          stopped && !terms.dryRun()
              ? DocumentOutcome.of(document.file().value(), Kind.NOT_REACHED, "", List.of())
              : run.run(document);
      outcomes.add(outcome);
      stopped |= outcome.kind().stops();
    }
    List<String> notes = new ArrayList<>();
    if (!stopped && !terms.dryRun()) {
      checkpoint
          .delete()
          .ifPresent(
              reason ->
                  notes.add(
                      "%s has served but could not be taken away: %s."
                          .formatted(checkpoint.name(), reason)));
    }
    return new QueueOutcome(findings, Optional.empty(), outcomes, notes);
  }

  /// Nobody spends more time on a queue than has passed since it was written.
  private static Optional<String> overstated(HitlQueue queue, QueueTerms terms) {
    if (!(terms.time() instanceof QueueTime.Stated(Duration each))) {
      return Optional.empty();
    }
    long answers =
        queue.documents().stream()
            .flatMap(document -> document.claims().stream())
            .flatMap(claim -> claim.answer().stream())
            .filter(answer -> answer != Answer.SKIP)
            .count();
    Duration stated = each.multipliedBy(answers);
    Duration passed = Duration.between(queue.generated(), terms.context().now());
    return stated.compareTo(passed) > 0 && stated.isPositive()
        ? Optional.of(
            ("--spent says %d s for each of %d claims, but only %d s have passed since the queue"
                    + " was written. Nothing was written; state what is true.")
                .formatted(each.toSeconds(), answers, Math.max(0, passed.toSeconds())))
        : Optional.empty();
  }

  private static Progress begin(HitlQueue queue, QueueTerms terms) {
    return new Progress(queue.sourceFilesHash().value(), terms.reviewer().name(), List.of());
  }

  /// Why an interrupted run cannot be continued by this one.
  private static Optional<String> objection(
      Progress saved, HitlQueue queue, QueueTerms terms, CheckpointFile checkpoint) {
    if (!saved.sourceFilesHash().equals(queue.sourceFilesHash().value())) {
      return Optional.of(
          "%s belongs to another queue, so nothing was written. Finish that queue, or move the"
                  .formatted(checkpoint.name())
              + " checkpoint away.");
    }
    if (!saved.reviewer().equals(terms.reviewer().name())) {
      return Optional.of(
          "%s says that %s began to apply this queue, so nothing was written. Go on under that name."
              .formatted(checkpoint.name(), saved.reviewer()));
    }
    return Optional.empty();
  }
}
