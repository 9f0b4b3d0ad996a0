package app.assay.hitl.queue;

import app.assay.cgd.CgdDocument;
import app.assay.finding.Finding;
import app.assay.hitl.ClaimDecision;
import app.assay.hitl.ConfirmationResult;
import app.assay.hitl.queue.DocumentOutcome.Kind;
import app.assay.text.ReadResult;
import app.assay.text.SourceText;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Applies the answers to one document after the other, each whole or not at all.
///
/// Before a document is written, the checkpoint says which bytes it will have; so a later run knows
/// an interrupted one from a change by somebody else, and tells the ledger what it may have missed.
final class DocumentRun {

  private final Answering answering;
  private final QueueRoot root;
  private final CheckpointFile checkpoint;
  private final QueueTerms terms;
  private Progress progress;

  DocumentRun(
      Answering answering,
      QueueRoot root,
      CheckpointFile checkpoint,
      QueueTerms terms,
      Progress progress) {
    this.answering = answering;
    this.root = root;
    this.checkpoint = checkpoint;
    this.terms = terms;
    this.progress = progress;
  }

  /// Applies the answers to a document.
  DocumentOutcome run(QueuedDocument queued) {
    Optional<Progress.Step> step = progress.of(queued);
    if (step.isPresent() && step.get().recorded()) {
      return isStill(step.get(), queued)
          ? end(queued, Kind.APPLIED_BEFORE, "", List.of())
          : end(queued, Kind.REFUSED, edited(), List.of());
    }
    return switch (root.locate(queued.file().value())) {
      case QueueRoot.Place.Refused(String reason) ->
          end(queued, Kind.REFUSED, "The path " + reason + ".", List.of());
      case QueueRoot.Place.Missing(String reason) -> unread(queued, "It " + reason + ".");
      case QueueRoot.Place.Inside(Path path) -> read(queued, path, step);
    };
  }

  private DocumentOutcome read(QueuedDocument queued, Path path, Optional<Progress.Step> step) {
    if (!answering.isInVault(path)) {
      return end(queued, Kind.REFUSED, Answering.OUTSIDE, List.of());
    }
    return switch (answering.files().read(path)) {
      case ReadResult.Unreadable(String message) -> unread(queued, message);
      case ReadResult.NotUtf8 _ -> unread(queued, "It is not UTF-8.");
      case ReadResult.TooLarge _ -> unread(queued, "It is too large for a document.");
      case ReadResult.Loaded loaded -> {
        CgdDocument document = Answering.parse(loaded.source());
        boolean unchanged = loaded.sha256().equals(queued.fileHash().value());
        yield unchanged
            ? unchanged(queued, path, document)
            : changed(queued, path, document, loaded.sha256(), step);
      }
    };
  }

  private DocumentOutcome unchanged(QueuedDocument queued, Path path, CgdDocument document) {
    ClaimMatch match = new ClaimMatch(document);
    List<Finding> findings = match.findings(queued, true);
    if (findings.stream().anyMatch(finding -> finding.severity().isError())) {
      return end(
          queued,
          Kind.REFUSED,
          "The queue does not fit the document. Nothing was written to it; see the findings.",
          findings);
    }
    Optional<String> ambiguous = ambiguous(queued, document);
    if (ambiguous.isPresent()) {
      return end(queued, Kind.REFUSED, ambiguous.get(), findings);
    }
    if (!queued.isAnswered()) {
      return end(queued, Kind.UNANSWERED, "", findings);
    }
    return answer(queued, path, document, match.decisions(queued, terms), findings);
  }

  private DocumentOutcome answer(
      QueuedDocument queued,
      Path path,
      CgdDocument document,
      List<ClaimDecision> decisions,
      List<Finding> findings) {
    return switch (answering.plan(path, document, decisions, terms)) {
      case ConfirmationResult.Refused(String message) -> {
        List<ClaimDecision> left = withoutFirst(queued, path, decisions);
        if (left.size() == decisions.size()) {
          yield end(queued, Kind.REFUSED, message, findings);
        }
        yield left.isEmpty()
            ? end(queued, Kind.APPLIED_BEFORE, "", findings)
            : answer(queued, path, document, left, findings);
      }
      case ConfirmationResult.Planned planned when terms.dryRun() ->
          DocumentOutcome.trial(queued.file().value(), planned, findings);
      case ConfirmationResult.Planned planned -> write(queued, path, planned, findings);
    };
  }

  /// Of answers that are refused, those may have been given before as first reviews that left every
  /// byte as it was.
  private List<ClaimDecision> withoutFirst(
      QueuedDocument queued, Path path, List<ClaimDecision> decisions) {
    String hash = queued.fileHash().value();
    return new LedgerTrace(answering.ledger(path), answering.inVault(path), hash, hash)
        .withoutFirst(decisions, terms.reviewer());
  }

  private DocumentOutcome write(
      QueuedDocument queued,
      Path path,
      ConfirmationResult.Planned planned,
      List<Finding> findings) {
    String file = queued.file().value();
    Progress.Step step =
        new Progress.Step(
            file,
            queued.fileHash().value(),
            AnswersDigest.of(queued),
            SourceText.sha256(planned.after().source().bytes()),
            false);
    Optional<String> unsaved = keep(step);
    if (unsaved.isPresent()) {
      return end(queued, Kind.FAILED, unsaved.get() + " The document was left alone.", findings);
    }
    DocumentOutcome outcome = answering.write(path, file, planned, findings);
    return outcome.kind() == Kind.APPLIED ? outcome.noting(keep(step.asRecorded())) : outcome;
  }

  /// The document has other bytes than the queue knows: somebody's, or those of an earlier run.
  private DocumentOutcome changed(
      QueuedDocument queued,
      Path path,
      CgdDocument document,
      String sha256,
      Optional<Progress.Step> step) {
    ClaimMatch match = new ClaimMatch(document);
    List<Finding> findings = match.findings(queued, false);
    if (!queued.isAnswered()) {
      return end(queued, Kind.UNANSWERED, "It has changed since the queue was written.", findings);
    }
    List<ClaimDecision> decisions = match.decisions(queued, terms);
    String before = queued.fileHash().value();
    LedgerTrace trace =
        new LedgerTrace(answering.ledger(path), answering.inVault(path), before, sha256);
    if (step.filter(s -> s.after().equals(sha256)).isPresent()) {
      return isStill(step.get(), queued)
          ? complete(queued, path, document, decisions, trace, step.get())
          : end(queued, Kind.REFUSED, edited(), List.of());
    }
    return trace.has(decisions, document, terms.reviewer())
        ? end(queued, Kind.APPLIED_BEFORE, "", List.of())
        : end(
            queued,
            Kind.REFUSED,
            "It has changed since the queue was written (file-hash) and was left alone. Write a new"
                + " queue for it; with its responses null again this queue goes on without it.",
            findings);
  }

  /// An earlier run wrote the document and was cut off before it said so.
  private DocumentOutcome complete(
      QueuedDocument queued,
      Path path,
      CgdDocument document,
      List<ClaimDecision> decisions,
      LedgerTrace trace,
      Progress.Step step) {
    if (terms.dryRun()) {
      return end(queued, Kind.APPLIED_BEFORE, "", List.of());
    }
    Optional<String> refused =
        trace.complete(
            answering
                .records()
                .of(
                    answering.inVault(path),
                    document,
                    step.before(),
                    step.after(),
                    terms.reviewer(),
                    decisions,
                    terms.timing(decisions)));
    return refused.isPresent()
        ? end(queued, Kind.FAILED, refused.get(), List.of())
        : end(queued, Kind.APPLIED_BEFORE, "", List.of()).noting(keep(step.asRecorded()));
  }

  private Optional<String> keep(Progress.Step step) {
    progress = progress.with(step);
    return checkpoint.save(progress);
  }

  private static Optional<String> ambiguous(QueuedDocument queued, CgdDocument document) {
    Set<String> asked =
        queued.claims().stream()
            .filter(claim -> claim.answer().isPresent())
            .map(claim -> claim.id().value())
            .collect(Collectors.toSet());
    return asked.stream()
        .sorted()
        .filter(id -> document.claims().stream().filter(c -> c.id().equals(id)).count() > 1)
        .findFirst()
        .map(Answering::ambiguous);
  }

  /// Without an answer nothing is lost when a document cannot be read.
  private static DocumentOutcome unread(QueuedDocument queued, String message) {
    return end(queued, queued.isAnswered() ? Kind.FAILED : Kind.UNANSWERED, message, List.of());
  }

  private static boolean isStill(Progress.Step step, QueuedDocument queued) {
    return step.answers().equals(AnswersDigest.of(queued));
  }

  private static String edited() {
    return "Its answers were applied already and have been edited since. The document was left"
        + " alone; bring the answers back, or use 'assay confirm --replace'.";
  }

  private static DocumentOutcome end(
      QueuedDocument queued, Kind kind, String message, List<Finding> findings) {
    return DocumentOutcome.of(queued.file().value(), kind, message, findings);
  }
}
