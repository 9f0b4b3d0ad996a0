package app.assay.hitl;

import app.assay.ledger.AppendResult;
import app.assay.ledger.DecisionRecord;
import app.assay.ledger.Ledger;
import app.assay.ledger.LedgerHead;
import app.assay.ledger.LedgerProblem;
import app.assay.text.DocumentFile;
import app.assay.text.SaveResult;
import app.assay.text.SourceText;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Writes a confirmation to the document and to the ledger, both or neither.
///
/// The ledger is looked at first, the document is saved, then the ledger is told. Where the ledger
/// then refuses, the document gets its former bytes back. The terms of the vault are read again
/// right before, so that a plan on others is never written.
public final class DecisionWriter {

  private final DocumentFile files;
  private final Ledger ledger;
  private final DecisionRecords records;
  private final VaultReview review;

  public DecisionWriter(DocumentFile files, Ledger ledger, DecisionRecords records) {
    this.files = files;
    this.ledger = ledger;
    this.records = records;
    this.review = new VaultReview(files, ledger);
  }

  /// What the vault asks of reviewers.
  public VaultReview review() {
    return review;
  }

  /// Writes what was planned.
  ///
  /// @param file the document's file
  /// @param path the same, relative to the vault's root, with `/`
  public WriteResult write(Path file, String path, ConfirmationResult.Planned planned) {
    Optional<WriteResult.Failed> objection =
        damage().or(() -> objection(review.terms(file, path), planned));
    if (objection.isPresent()) {
      return objection.get();
    }
    List<DecisionRecord> told =
        records.of(
            path,
            planned.before(),
            planned.after(),
            planned.reviewer(),
            planned.decisions(),
            planned.timing());
    String before = SourceText.sha256(planned.before().source().bytes());
    return save(file, planned.before().source(), planned.after().source(), before, told);
  }

  /// Writes a change of a document that is a decision without an answer to a claim.
  ///
  /// @param from the document as it was looked at
  WriteResult write(Path file, SourceText from, SourceText to, List<DecisionRecord> told) {
    Optional<WriteResult.Failed> damage = damage();
    return damage.isPresent()
        ? damage.get()
        : save(file, from, to, SourceText.sha256(from.bytes()), told);
  }

  private Optional<WriteResult.Failed> damage() {
    LedgerHead head = ledger.head();
    return head.state() == LedgerHead.State.DAMAGED
        ? Optional.of(
            new WriteResult.Failed(
                "Nothing was written, because the ledger is damaged: %s See `assay ledger verify`."
                    .formatted(head.message())))
        : Optional.empty();
  }

  /// What is written was planned on the terms that hold now, whoever planned it.
  private static Optional<WriteResult.Failed> objection(
      ReviewTerms now, ConfirmationResult.Planned planned) {
    return switch (now) {
      case ReviewTerms.Stopped(String message) -> Optional.of(new WriteResult.Failed(message));
      case ReviewTerms.Known known ->
          planned.terms().allow(known)
              ? Optional.empty()
              : Optional.of(
                  new WriteResult.Failed(
                      "What this vault asks of reviewers, or what others answered, has changed"
                          + " since these answers were planned. Nothing was written; look again and"
                          + " answer anew."));
    };
  }

  /// Gives a document its former bytes back and tells the ledger so.
  public WriteResult revert(WriteResult.Written written, SourceText confirmed) {
    return save(
        written.file(),
        confirmed,
        written.before(),
        written.sha256(),
        records.reverting(written.records()));
  }

  private WriteResult save(
      Path file, SourceText from, SourceText to, String expected, List<DecisionRecord> told) {
    return switch (files.save(file, to, expected)) {
      case SaveResult.Saved saved -> tell(file, from, saved.sha256(), told);
      case SaveResult.ChangedUnderneath changed ->
          new WriteResult.ChangedUnderneath(changed.current());
      case SaveResult.Failed failed -> new WriteResult.Failed(failed.message());
    };
  }

  private WriteResult tell(Path file, SourceText from, String saved, List<DecisionRecord> told) {
    return switch (ledger.append(told)) {
      case AppendResult.Appended appended -> {
        review.appended(appended.entries());
        yield new WriteResult.Written(
            file,
            from,
            saved,
            told,
            appended.notes().stream().map(LedgerProblem::message).toList());
      }
      case AppendResult.Refused refused ->
          files.save(file, from, saved) instanceof SaveResult.Saved
              ? new WriteResult.Failed(
                  refused.reason() + " The document has its former bytes again.")
              : new WriteResult.Failed(
                  refused.reason()
                      + " The document was already saved with the confirmation, which the ledger"
                      + " does not know: confirm it again, or bring the document back.");
    };
  }
}
