package app.assay.hitl.signature;

import java.security.GeneralSecurityException;
import java.security.PrivateKey;
import java.security.Signature;
import java.util.Optional;

/// A reviewer's SSH key, unlocked. [PrivateKeyFile] makes it.
public final class SigningKey {

  private final SshPublicKey shown;
  private final PrivateKey key;

  SigningKey(SshPublicKey shown, PrivateKey key) {
    this.shown = shown;
    this.key = key;
  }

  /// As OpenSSH shows it: `SHA256:` and Base64 without padding.
  public String fingerprint() {
    return shown.fingerprint();
  }

  /// Signs a text for a review and makes sure that the signature can be verified.
  ///
  /// @return the text of the signature's file; empty where the private half of the key does not
  ///   belong to the public one
  public Optional<String> sign(byte[] text) {
    byte[] bytes = SshSignature.toBeSigned(SshSignature.NAMESPACE, text);
    String algorithm = shown.kind().algorithms().getFirst();
    try {
      Signature signature = Signature.getInstance(SshPublicKey.jdkName(shown.kind(), algorithm));
      signature.initSign(key);
      signature.update(bytes);
      byte[] raw = signature.sign();
      byte[] wire = shown.kind().curve().map(curve -> curve.numbers(raw)).orElse(raw);
      byte[] signed = new WireWriter().string(algorithm).string(wire).bytes();
      return shown.verifies(bytes, signed)
          ? Optional.of(new SshSignature(shown, SshSignature.NAMESPACE, signed).armored())
          : Optional.empty();
    } catch (GeneralSecurityException | Malformed e) {
      return Optional.empty();
    }
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
