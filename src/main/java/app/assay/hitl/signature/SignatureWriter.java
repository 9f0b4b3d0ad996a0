package app.assay.hitl.signature;

import app.assay.hitl.Reviewer;
import app.assay.ledger.AppendResult;
import app.assay.ledger.DecisionRecord;
import app.assay.ledger.Ledger;
import app.assay.ledger.LedgerHead;
import app.assay.ledger.LedgerProblem;
import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.text.SaveResult;
import app.assay.text.SourceText;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// Writes a signature, or a note that there is none, to its file and to the ledger, both or
/// neither.
final class SignatureWriter {

  /// Decision in the ledger: the document was signed.
  private static final String SIGNED = "signed";

  /// Decision in the ledger: the reviewer left the document without a signature.
  private static final String UNSIGNED = "unsigned";

  private final DocumentFile files;
  private final Ledger ledger;
  private final String program;

  SignatureWriter(DocumentFile files, Ledger ledger, String program) {
    this.files = files;
    this.ledger = ledger;
    this.program = program;
  }

  /// Writes a signature.
  ///
  /// @param document SHA-256 of the document's bytes
  /// @param before what its signature file holds now
  SigningOutcome signature(
      SigningRequest request,
      Reviewer reviewer,
      SigningKey key,
      String armored,
      String document,
      SignatureFile before) {
    Map<String, String> more =
        Map.of(
            "key", key.fingerprint(),
            "namespace", SshSignature.NAMESPACE,
            "signature", SourceText.sha256(armored.getBytes(StandardCharsets.US_ASCII)));
    Path file = SignatureFile.beside(request.file());
    return write(
        file,
        SourceText.of(armored),
        before,
        record(request, reviewer, SIGNED, document, more),
        notes -> new SigningOutcome.Signed(file, reviewer, key.fingerprint(), notes));
  }

  /// Writes a note that there is no signature.
  SigningOutcome note(
      SigningRequest request, Reviewer reviewer, UnsignedNote note, SignatureFile before) {
    Path file = SignatureFile.beside(request.file());
    return write(
        file,
        SourceText.of(note.text()),
        before,
        record(request, reviewer, UNSIGNED, note.sha256(), Map.of()),
        notes -> new SigningOutcome.Unsigned(file, reviewer, notes));
  }

  /// The ledger is looked at first, the file is written, then the ledger is told; where it refuses,
  /// the file is as it was.
  private SigningOutcome write(
      Path file,
      SourceText text,
      SignatureFile before,
      DecisionRecord told,
      Function<List<String>, SigningOutcome> done) {
    LedgerHead head = ledger.head();
    if (head.state() == LedgerHead.State.DAMAGED) {
      return new SigningOutcome.Failed(
          "Nothing was written, because the ledger is damaged: %s See `assay ledger verify`."
              .formatted(head.message()));
    }
    Optional<SourceText> former =
        files.read(file) instanceof ReadResult.Loaded loaded
            ? Optional.of(loaded.source())
            : Optional.empty();
    SaveResult saved =
        before instanceof SignatureFile.Missing
            ? files.create(file, text)
            : files.save(file, text, sha256(before));
    return switch (saved) {
      case SaveResult.Failed(String message) -> new SigningOutcome.Failed(message);
      case SaveResult.ChangedUnderneath _ ->
          new SigningOutcome.Failed(
              "The signature file changed meanwhile and was left alone; sign again.");
      case SaveResult.Saved(String sha256) ->
          switch (ledger.append(List.of(told))) {
            case AppendResult.Appended appended ->
                done.apply(appended.notes().stream().map(LedgerProblem::message).toList());
            case AppendResult.Refused(String reason) ->
                new SigningOutcome.Failed(reason + undo(file, former, sha256));
          };
    };
  }

  private String undo(Path file, Optional<SourceText> former, String sha256) {
    boolean undone =
        former.isPresent()
            ? files.save(file, former.get(), sha256) instanceof SaveResult.Saved
            : files.remove(file).isEmpty();
    return undone
        ? " The signature file is as it was."
        : " The signature was already written, and the ledger does not know it.";
  }

  private static String sha256(SignatureFile before) {
    return switch (before) {
      case SignatureFile.Signed signed -> signed.sha256();
      case SignatureFile.Unsigned unsigned -> unsigned.sha256();
      case SignatureFile.OtherPurpose other -> other.sha256();
      case SignatureFile.Unreadable unreadable -> unreadable.sha256();
      case SignatureFile.Missing _ -> "";
    };
  }

  /// A signature changes no document, so the bytes afterwards are not named.
  private DecisionRecord record(
      SigningRequest request,
      Reviewer reviewer,
      String decision,
      String document,
      Map<String, String> more) {
    return new DecisionRecord(
        reviewer.name(), "", request.path(), "", decision, "", "", document, "", 0, program, more);
  }
}
