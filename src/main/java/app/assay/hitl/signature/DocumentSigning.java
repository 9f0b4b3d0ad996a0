package app.assay.hitl.signature;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.MachineNames;
import app.assay.cgd.check.Validator;
import app.assay.hitl.Reviewer;
import app.assay.ledger.Ledger;
import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import java.util.List;
import java.util.Optional;

/// Signs reviewed documents with a reviewer's key, or notes beside them that they are unsigned.
/// Window and command line share it.
public final class DocumentSigning {

  private final DocumentFile files;
  private final Validator validator;
  private final SignatureWriter writer;

  /// @param program version of the program, for the ledger
  public DocumentSigning(DocumentFile files, Validator validator, Ledger ledger, String program) {
    this.files = files;
    this.validator = validator;
    this.writer = new SignatureWriter(files, ledger, program);
  }

  /// Signs one document, in the file beside it and in the ledger, or in neither.
  public SigningOutcome sign(SigningRequest request) {
    return switch (files.read(request.file())) {
      case ReadResult.Loaded loaded -> sign(request, loaded);
      case ReadResult.Unreadable(String message) -> new SigningOutcome.Failed(message);
      case ReadResult.NotUtf8 _ -> new SigningOutcome.Failed("The document is not UTF-8.");
      case ReadResult.TooLarge _ ->
          new SigningOutcome.Failed("The file is too large for a document.");
    };
  }

  private SigningOutcome sign(SigningRequest request, ReadResult.Loaded loaded) {
    CgdDocument document = CgdParser.standard().parse(loaded.source());
    return switch (Reviewed.of(document, validator, request.context())) {
      case Reviewed.NotSignable(var message, var errors) ->
          new SigningOutcome.Refused(message, Optional.of(document), errors);
      case Reviewed.Signable(List<String> reviewers) ->
          switch (signer(request.reviewer(), reviewers)) {
            case Reviewer.Naming.Refused(String message) -> SigningOutcome.Refused.because(message);
            case Reviewer.Naming.Accepted(Reviewer reviewer) ->
                write(request, reviewer, loaded.source().bytes(), loaded.sha256());
          };
    };
  }

  /// Nobody signs for a review in which they had no part.
  private static Reviewer.Naming signer(Optional<Reviewer> asked, List<String> reviewers) {
    String all = String.join(", ", reviewers);
    if (asked.isPresent()) {
      return reviewers.contains(asked.get().name())
          ? new Reviewer.Naming.Accepted(asked.get())
          : new Reviewer.Naming.Refused(
              "%s confirmed none of its claims, so nothing was signed; its reviewers are: %s."
                  .formatted(asked.get().name(), all));
    }
    return reviewers.size() == 1
        ? Reviewer.named(reviewers.getFirst(), MachineNames.load())
        : new Reviewer.Naming.Refused(
            "Several people confirmed its claims, so nothing was signed; say who signs: %s."
                .formatted(all));
  }

  private SigningOutcome write(
      SigningRequest request, Reviewer reviewer, byte[] bytes, String sha256) {
    SignatureFile before = SignatureFile.read(request.file(), files);
    if (request.key().isEmpty()) {
      UnsignedNote note = UnsignedNote.of(reviewer, request.context().today(), sha256);
      return objection(before, request.replace())
          .orElseGet(() -> writer.note(request, reviewer, note, before));
    }
    SigningKey key = request.key().get();
    if (before instanceof SignatureFile.Signed signed && isBy(key, signed, bytes)) {
      return new SigningOutcome.SignedBefore(
          SignatureFile.beside(request.file()), key.fingerprint());
    }
    Optional<SigningOutcome> objection = objection(before, request.replace());
    if (objection.isPresent()) {
      return objection.get();
    }
    return key.sign(bytes)
        .map(armored -> writer.signature(request, reviewer, key, armored, sha256, before))
        .orElseGet(() -> new SigningOutcome.Failed(key.objection()));
  }

  private static boolean isBy(SigningKey key, SignatureFile.Signed signed, byte[] bytes) {
    try {
      SshSignature signature = SshSignature.read(signed.text());
      return key.made(signature) && signature.isOf(bytes);
    } catch (Malformed e) {
      return false;
    }
  }

  /// A signature is never lost unasked.
  private static Optional<SigningOutcome> objection(SignatureFile before, boolean replace) {
    return switch (before) {
      case SignatureFile.Missing _, SignatureFile.Unsigned _ -> Optional.empty();
      case SignatureFile.Unreadable(String message, String sha256) when sha256.isEmpty() ->
          Optional.of(new SigningOutcome.Failed(message + " It was left alone."));
      case SignatureFile.Signed signed when !replace ->
          Optional.of(
              SigningOutcome.Refused.because(
                  "There is a signature by the key %s already; it is replaced only when that is"
                          .formatted(signed.fingerprint())
                      + " asked for."));
      case SignatureFile.Unreadable _, SignatureFile.OtherPurpose _ when !replace ->
          Optional.of(
              SigningOutcome.Refused.because(
                  "Its signature file holds something else than a signature for a review; it is"
                      + " replaced only when that is asked for."));
      case SignatureFile.Signed _, SignatureFile.Unreadable _, SignatureFile.OtherPurpose _ ->
          Optional.empty();
    };
  }
}
