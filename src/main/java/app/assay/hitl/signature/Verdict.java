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
  /// @param message why, a full sentence
  record Unreadable(String message) implements Verdict {}
}
