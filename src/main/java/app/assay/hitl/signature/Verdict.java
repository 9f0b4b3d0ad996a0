package app.assay.hitl.signature;

/// What a document's signature is worth.
public sealed interface Verdict {

  /// It is of this very text, for a review, by a key that may sign at the time asked for.
  ///
  /// @param principal who signs with the key, by the allowed signers
  /// @param fingerprint of the key, such as `SHA256:…`
  record Valid(String principal, String fingerprint) implements Verdict {}

  /// It is of another text, or damaged.
  record WrongText(String fingerprint) implements Verdict {}

  /// It is of this text, but the key may not sign.
  ///
  /// @param reason why not, a part of a sentence
  record UnknownSigner(String fingerprint, String reason) implements Verdict {}

  /// It was made for something else than a review.
  record OtherPurpose(String namespace) implements Verdict {}

  /// The file says that there is no signature.
  ///
  /// @param sameText whether that was noted for this very text
  record Unsigned(UnsignedNote note, boolean sameText) implements Verdict {}

  /// There is no signature file.
  record Missing() implements Verdict {}

  /// What stands in the place of a signature cannot be read.
  ///
  /// @param why a full sentence
  record Unreadable(String why) implements Verdict {}

  /// One word for programs.
  default String label() {
    return switch (this) {
      case Valid _ -> "valid";
      case WrongText _ -> "wrong-text";
      case UnknownSigner _ -> "unknown-signer";
      case OtherPurpose _ -> "other-purpose";
      case Unsigned _ -> "unsigned";
      case Missing _ -> "missing";
      case Unreadable _ -> "unreadable";
    };
  }

  /// A sentence for the user.
  default String message() {
    return switch (this) {
      case Valid(String who, String fingerprint) -> "Signed by %s, %s.".formatted(who, fingerprint);
      case WrongText(String fingerprint) ->
          "The signature by %s is not of this text: it or the document was changed."
              .formatted(fingerprint);
      case UnknownSigner(String fingerprint, String reason) ->
          "The signature is of this text, but its key %s is not allowed to sign: %s."
              .formatted(fingerprint, reason);
      case OtherPurpose(String namespace) ->
          "The signature was made for \"%s\" and not for a review.".formatted(namespace);
      case Unsigned(UnsignedNote note, boolean same) ->
          "Unsigned: reviewed without a key by %s on %s%s."
              .formatted(note.reviewer(), note.date(), same ? "" : ", in another text");
      case Missing _ -> "There is no signature.";
      case Unreadable(String why) -> why;
    };
  }
}
