package app.assay.hitl.signature;

import app.assay.text.SourceText;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.ECPublicKeySpec;
import java.security.spec.RSAPublicKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;

/// The public half of an SSH key. Two are equal when their bytes are.
final class SshPublicKey {

  private static final int LEAST_RSA_BITS = 2048;
  private static final int MOST_RSA_BITS = 16_384;
  private static final int ED25519_LENGTH = 32;

  /// Everything of an Ed25519 key in X.509 that stands before its 32 bytes (RFC 8410 §4).
  private static final byte[] ED25519_X509 = HexFormat.of().parseHex("302a300506032b6570032100");

  private final KeyKind kind;
  private final byte[] blob;
  private final PublicKey key;

  private SshPublicKey(KeyKind kind, byte[] blob, PublicKey key) {
    this.kind = kind;
    this.blob = blob;
    this.key = key;
  }

  /// Reads a key as it stands in files and signatures.
  static SshPublicKey read(byte[] blob) throws Malformed {
    WireReader reader = new WireReader(blob);
    KeyKind kind = KeyKind.of(reader.name());
    try {
      PublicKey key =
          switch (kind) {
            case ED25519 -> ed25519(reader);
            case P256, P384, P521 -> elliptic(kind.curve().orElseThrow(), reader);
            case RSA -> rsa(reader);
          };
      reader.end();
      return new SshPublicKey(kind, blob.clone(), key);
    } catch (GeneralSecurityException e) {
      throw new Malformed("its key is damaged");
    }
  }

  private static PublicKey ed25519(WireReader reader) throws Malformed, GeneralSecurityException {
    byte[] raw = reader.string();
    if (raw.length != ED25519_LENGTH) {
      throw new Malformed("its key has another length than its type");
    }
    byte[] encoded = new WireWriter().raw(ED25519_X509).raw(raw).bytes();
    return KeyFactory.getInstance("Ed25519").generatePublic(new X509EncodedKeySpec(encoded));
  }

  private static PublicKey elliptic(Curve curve, WireReader reader)
      throws Malformed, GeneralSecurityException {
    if (!reader.name().equals(curve.label())) {
      throw new Malformed("its key names two different curves");
    }
    return KeyFactory.getInstance("EC")
        .generatePublic(new ECPublicKeySpec(curve.point(reader.string()), curve.parameters()));
  }

  private static PublicKey rsa(WireReader reader) throws Malformed, GeneralSecurityException {
    BigInteger exponent = reader.positive();
    BigInteger modulus = reader.positive();
    int bits = modulus.bitLength();
    if (bits < LEAST_RSA_BITS || bits > MOST_RSA_BITS) {
      throw new Malformed(
          "its RSA key has %d bits; %d to %d are taken"
              .formatted(bits, LEAST_RSA_BITS, MOST_RSA_BITS));
    }
    return KeyFactory.getInstance("RSA").generatePublic(new RSAPublicKeySpec(modulus, exponent));
  }

  KeyKind kind() {
    return kind;
  }

  /// Are these the key's bytes?
  boolean is(byte[] other) {
    return Arrays.equals(blob, other);
  }

  byte[] blob() {
    return blob.clone();
  }

  /// As OpenSSH shows it: `SHA256:` and Base64 without padding.
  String fingerprint() {
    byte[] hash = HexFormat.of().parseHex(SourceText.sha256(blob));
    return "SHA256:" + Base64.getEncoder().withoutPadding().encodeToString(hash);
  }

  /// Is this the key's signature of these bytes?
  ///
  /// @param signed algorithm and signature in the wire encoding
  boolean verifies(byte[] bytes, byte[] signed) throws Malformed {
    WireReader reader = new WireReader(signed);
    String algorithm = reader.name();
    if (!kind.algorithms().contains(algorithm)) {
      throw new Malformed(
          "its signature is by \"%s\"; a key of the type %s signs by %s"
              .formatted(algorithm, kind.label(), String.join(" or ", kind.algorithms())));
    }
    byte[] raw = reader.string();
    reader.end();
    byte[] flat = kind.curve().isPresent() ? kind.curve().get().flat(new WireReader(raw)) : raw;
    try {
      Signature signature = Signature.getInstance(jdkName(kind, algorithm));
      signature.initVerify(key);
      signature.update(bytes);
      return signature.verify(flat);
    } catch (GeneralSecurityException e) {
      return false;
    }
  }

  /// What the JDK calls an algorithm of a key.
  static String jdkName(KeyKind kind, String algorithm) {
    return switch (kind) {
      case ED25519 -> "Ed25519";
      case P256, P384, P521 -> kind.curve().orElseThrow().signature();
      case RSA -> algorithm.equals("rsa-sha2-256") ? "SHA256withRSA" : "SHA512withRSA";
    };
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SshPublicKey that && Arrays.equals(blob, that.blob);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(blob);
  }

  @Override
  public String toString() {
    return kind.label() + " " + fingerprint();
  }
}
