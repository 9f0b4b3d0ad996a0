package app.assay.cli;

import app.assay.hitl.signature.Verdict;
import java.util.Optional;

/// What is said about the signature of one file.
record SignatureLine(String path, Verdict verdict) {

  /// The verdict's word in JSON.
  String label() {
    return switch (verdict) {
      case Verdict.Valid _ -> "valid";
      case Verdict.WrongText _ -> "wrong-text";
      case Verdict.UnknownSigner _ -> "unknown-signer";
      case Verdict.OtherPurpose _ -> "other-purpose";
      case Verdict.Unsigned _ -> "unsigned";
      case Verdict.Missing _ -> "missing";
      case Verdict.Unreadable _ -> "unreadable";
    };
  }

  Optional<String> principal() {
    return verdict instanceof Verdict.Valid(String who, String _)
        ? Optional.of(who)
        : Optional.empty();
  }

  Optional<String> fingerprint() {
    return switch (verdict) {
      case Verdict.Valid(String _, String fingerprint) -> Optional.of(fingerprint);
      case Verdict.WrongText(String fingerprint) -> Optional.of(fingerprint);
      case Verdict.UnknownSigner(String fingerprint, String _) -> Optional.of(fingerprint);
      case Verdict.OtherPurpose _, Verdict.Unsigned _, Verdict.Missing _, Verdict.Unreadable _ ->
          Optional.empty();
    };
  }

  /// A sentence for the user.
  String message() {
    return switch (verdict) {
      case Verdict.Valid(String who, String fingerprint) ->
          "Signed by %s, %s.".formatted(who, fingerprint);
      case Verdict.WrongText(String fingerprint) ->
          "The signature by %s is not of this text: it or the document was changed."
              .formatted(fingerprint);
      case Verdict.UnknownSigner(String fingerprint, String reason) ->
          "The signature is of this text, but its key %s is not allowed to sign: %s."
              .formatted(fingerprint, reason);
      case Verdict.OtherPurpose(String namespace) ->
          "The signature was made for \"%s\" and not for a review.".formatted(namespace);
      case Verdict.Unsigned(var note, boolean same) ->
          "Unsigned: reviewed without a key by %s on %s%s."
              .formatted(note.reviewer(), note.date(), same ? "" : ", in another text");
      case Verdict.Missing _ -> "There is no signature.";
      case Verdict.Unreadable(String message) -> message;
    };
  }

  Exit exit() {
    return switch (verdict) {
      case Verdict.Valid _ -> Exit.CLEAN;
      case Verdict.Unreadable _ -> Exit.USAGE;
      case Verdict.WrongText _,
          Verdict.UnknownSigner _,
          Verdict.OtherPurpose _,
          Verdict.Unsigned _,
          Verdict.Missing _ ->
          Exit.FINDINGS;
    };
  }
}
