package app.assay.hitl.signature;

import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.spec.ECPrivateKeySpec;
import java.security.spec.EdECPrivateKeySpec;
import java.security.spec.NamedParameterSpec;
import java.security.spec.RSAPrivateCrtKeySpec;
import java.util.Arrays;
import java.util.Optional;

/// Reads private keys as OpenSSH keeps them (PROTOCOL.key) and in PKCS#8, with or without a
/// passphrase.
public final class PrivateKeyFile {

  private static final int LONGEST = 64_000;
  private static final byte[] MAGIC = "openssh-key-v1\0".getBytes(StandardCharsets.US_ASCII);
  private static final int ED25519_SEED = 32;

  /// What a wrong passphrase is answered.
  static final String WRONG_PASSPHRASE = "The passphrase does not open the key.";

  private PrivateKeyFile() {}

  /// Reads the file of a key.
  ///
  /// @param passphrase asked for when a first reading said that the key is locked; it is not kept
  public static KeyReading read(Path file, DocumentFile files, Optional<char[]> passphrase) {
    return switch (files.read(file)) {
      case ReadResult.Loaded loaded -> read(loaded.source().text(), passphrase);
      case ReadResult.Unreadable(String message) -> new KeyReading.Refused(message);
      case ReadResult.NotUtf8 _, ReadResult.TooLarge _ ->
          new KeyReading.Refused("This is not a private key of OpenSSH.");
    };
  }

  /// Reads a key.
  ///
  /// @param text of the key's file
  /// @param passphrase asked for when a first reading said that the key is locked; it is not kept
  public static KeyReading read(String text, Optional<char[]> passphrase) {
    try {
      if (text.length() > LONGEST) {
        throw new Malformed("it is larger than any key");
      }
      if (Pkcs8Key.is(text)) {
        return Pkcs8Key.read(text, passphrase);
      }
      if (!Armor.PRIVATE_KEY.begins(text)) {
        return otherForm(text);
      }
      return open(new WireReader(Armor.PRIVATE_KEY.open(text)), passphrase);
    } catch (Malformed e) {
      return new KeyReading.Refused("The key cannot be used, because " + e.reason() + ".");
    }
  }

  private static KeyReading otherForm(String text) {
    if (text.contains(" PRIVATE KEY-----")) {
      return new KeyReading.Refused(
          "The key is in an older form; 'ssh-keygen -p -f KEY' writes it anew in the form of"
              + " OpenSSH.");
    }
    if (SshAgent.isPublicHalf(text)) {
      return new KeyReading.Refused(
          "This is the public half of a key; name the private one, whose file has no .pub, or"
              + " start an agent that holds it ("
              + SshAgent.VARIABLE
              + ").");
    }
    return new KeyReading.Refused("This is not a private key of OpenSSH.");
  }

  private static KeyReading open(WireReader file, Optional<char[]> passphrase) throws Malformed {
    if (!Arrays.equals(file.take(MAGIC.length), MAGIC)) {
      throw new Malformed("it is of another version than openssh-key-v1");
    }
    String cipher = file.name();
    String derivation = file.name();
    byte[] options = file.string();
    if (file.number() != 1) {
      throw new Malformed("its file does not hold exactly one key");
    }
    SshPublicKey shown = SshPublicKey.read(file.string());
    byte[] content = file.string();
    if (cipher.equals(KeyCipher.NONE)) {
      WireReader open = new WireReader(content);
      if (!isWhole(open)) {
        throw new Malformed("it is damaged");
      }
      return new KeyReading.Ready(signing(shown, open));
    }
    KeyCipher lock = KeyCipher.of(cipher, derivation, options);
    if (passphrase.isEmpty()) {
      return new KeyReading.Locked();
    }
    byte[] locked = new WireWriter().raw(content).raw(file.take(lock.tagLength())).bytes();
    Optional<WireReader> unlocked = lock.open(locked, passphrase.get()).map(WireReader::new);
    return unlocked.isPresent() && isWhole(unlocked.get())
        ? new KeyReading.Ready(signing(shown, unlocked.get()))
        : new KeyReading.Refused(WRONG_PASSPHRASE);
  }

  /// The private part begins with the same number twice.
  private static boolean isWhole(WireReader content) throws Malformed {
    int first = content.number32();
    return first == content.number32();
  }

  private static SigningKey signing(SshPublicKey shown, WireReader content) throws Malformed {
    if (!content.name().equals(shown.kind().label())) {
      throw new Malformed("its two halves are of different types");
    }
    try {
      return SigningKey.of(
          shown,
          switch (shown.kind()) {
            case ED25519 -> ed25519(content);
            case P256, P384, P521 -> elliptic(shown.kind().curve().orElseThrow(), content);
            case RSA -> rsa(content);
          });
    } catch (GeneralSecurityException | ArithmeticException e) {
      throw new Malformed("its private half is damaged");
    }
  }

  private static PrivateKey ed25519(WireReader content) throws Malformed, GeneralSecurityException {
    content.string();
    WireReader pair = new WireReader(content.string());
    return KeyFactory.getInstance("Ed25519")
        .generatePrivate(
            new EdECPrivateKeySpec(NamedParameterSpec.ED25519, pair.take(ED25519_SEED)));
  }

  private static PrivateKey elliptic(Curve curve, WireReader content)
      throws Malformed, GeneralSecurityException {
    content.name();
    content.string();
    return KeyFactory.getInstance("EC")
        .generatePrivate(new ECPrivateKeySpec(content.positive(), curve.parameters()));
  }

  private static PrivateKey rsa(WireReader content) throws Malformed, GeneralSecurityException {
    BigInteger modulus = content.positive();
    BigInteger publicExponent = content.positive();
    BigInteger exponent = content.positive();
    BigInteger coefficient = content.positive();
    BigInteger p = content.positive();
    BigInteger q = content.positive();
    return KeyFactory.getInstance("RSA")
        .generatePrivate(
            new RSAPrivateCrtKeySpec(
                modulus,
                publicExponent,
                exponent,
                p,
                q,
                exponent.mod(p.subtract(BigInteger.ONE)),
                exponent.mod(q.subtract(BigInteger.ONE)),
                coefficient));
  }
}
