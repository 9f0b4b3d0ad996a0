package app.assay.hitl.signature;

import java.security.GeneralSecurityException;
import java.security.PrivateKey;
import java.security.Signature;
import java.util.Optional;

/// A reviewer's SSH key, ready to sign. [PrivateKeyFile] and [SshAgent] make it.
public final class SigningKey {

  private final SshPublicKey shown;
  private final Hand hand;
  private final String objection;

  /// What holds the private half.
  @FunctionalInterface
  interface Hand {

    /// Signs bytes by the first algorithm of the key's kind.
    ///
    /// @return algorithm and signature in the wire encoding
    byte[] sign(byte[] bytes) throws Malformed, GeneralSecurityException;
  }

  /// @param objection why the key may not be able to sign, a full sentence
  SigningKey(SshPublicKey shown, Hand hand, String objection) {
    this.shown = shown;
    this.hand = hand;
    this.objection = objection;
  }

  /// A key of which both halves are at hand.
  static SigningKey of(SshPublicKey shown, PrivateKey key) {
    return new SigningKey(
        shown,
        bytes -> sign(shown.kind(), key, bytes),
        "The key cannot sign: its private half does not belong to its public one.");
  }

  /// As OpenSSH shows it: `SHA256:` and Base64 without padding.
  public String fingerprint() {
    return shown.fingerprint();
  }

  /// Signs a text for a review and makes sure that the signature can be verified.
  ///
  /// @return the text of the signature's file; empty where there is none, see [#objection()]
  public Optional<String> sign(byte[] text) {
    byte[] bytes = SshSignature.toBeSigned(SshSignature.NAMESPACE, text);
    try {
      byte[] signed = hand.sign(bytes);
      return shown.verifies(bytes, signed)
          ? Optional.of(new SshSignature(shown, SshSignature.NAMESPACE, signed).armored())
          : Optional.empty();
    } catch (GeneralSecurityException | Malformed e) {
      return Optional.empty();
    }
  }

  /// Why the key did not sign, a full sentence.
  String objection() {
    return objection;
  }

  private static byte[] sign(KeyKind kind, PrivateKey key, byte[] bytes)
      throws GeneralSecurityException {
    String algorithm = kind.algorithms().getFirst();
    Signature signature = Signature.getInstance(SshPublicKey.jdkName(kind, algorithm));
    signature.initSign(key);
    signature.update(bytes);
    byte[] raw = signature.sign();
    byte[] wire = kind.curve().map(curve -> curve.numbers(raw)).orElse(raw);
    return new WireWriter().string(algorithm).string(wire).bytes();
  }

  /// Does this key and no other stand in the signature?
  boolean made(SshSignature signature) {
    return signature.key().equals(shown);
  }

  /// Never says anything of the private half.
  @Override
  public String toString() {
    return shown.toString();
  }
}
