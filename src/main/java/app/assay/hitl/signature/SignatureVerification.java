package app.assay.hitl.signature;

import app.assay.text.DocumentFile;
import app.assay.text.SourceText;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/// Says what signatures are worth. A signature proves who had the key; whether the document may
/// enter a knowledge base is a question for the rules.
public final class SignatureVerification {

  private final DocumentFile files;
  private final AllowedSigners allowed;
  private final Optional<String> principal;
  private final Instant at;

  /// @param principal who must have signed; empty for anyone who is allowed
  /// @param at the time at which the keys must be allowed to sign; a signature itself has no date
  public SignatureVerification(
      DocumentFile files, AllowedSigners allowed, Optional<String> principal, Instant at) {
    this.files = files;
    this.allowed = allowed;
    this.principal = principal;
    this.at = at;
  }

  /// Reads the file beside a document and judges it.
  ///
  /// @param bytes of the document
  public Verdict verify(Path document, byte[] bytes) {
    return switch (SignatureFile.read(document, files)) {
      case SignatureFile.Missing _ -> new Verdict.Missing();
      case SignatureFile.Unreadable(String message, String _) -> new Verdict.Unreadable(message);
      case SignatureFile.OtherPurpose(String namespace, String _) ->
          new Verdict.OtherPurpose(namespace);
      case SignatureFile.Unsigned(UnsignedNote note, String _) ->
          new Verdict.Unsigned(note, note.sha256().equals(SourceText.sha256(bytes)));
      case SignatureFile.Signed signed -> verify(signed.text(), bytes);
    };
  }

  /// Judges a signature.
  ///
  /// @param armored the text of the signature's file
  public Verdict verify(String armored, byte[] bytes) {
    try {
      SshSignature signature = SshSignature.read(armored);
      if (!signature.namespace().equals(SshSignature.NAMESPACE)) {
        return new Verdict.OtherPurpose(signature.namespace());
      }
      String fingerprint = signature.key().fingerprint();
      if (!signature.isOf(bytes)) {
        return new Verdict.WrongText(fingerprint);
      }
      return switch (allowed.of(signature.key(), principal, at)) {
        case AllowedSigners.Standing.Allowed(String who) -> new Verdict.Valid(who, fingerprint);
        case AllowedSigners.Standing.Refused(String reason) ->
            new Verdict.UnknownSigner(fingerprint, reason);
      };
    } catch (Malformed e) {
      return new Verdict.Unreadable("The signature cannot be read, because " + e.reason() + ".");
    }
  }
}
