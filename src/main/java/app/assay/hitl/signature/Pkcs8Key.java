package app.assay.hitl.signature;

import java.io.IOException;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.SecureRandom;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.EdECPrivateKey;
import java.security.interfaces.RSAPrivateCrtKey;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.crypto.Cipher;
import javax.crypto.EncryptedPrivateKeyInfo;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import org.jspecify.annotations.Nullable;

/// Reads private keys of PKCS#8 (RFC 5958), as `openssl genpkey` and `ssh-keygen -m PKCS8` write
/// them. Their public half is not always in the file, so it is taken or made from the private one.
final class Pkcs8Key {

  private static final Armor OPEN = new Armor("PRIVATE KEY");
  private static final Armor LOCKED = new Armor("ENCRYPTED PRIVATE KEY");
  private static final List<String> FAMILIES = List.of("RSA", "EC", "Ed25519");
  private static final String UNKNOWN_LOCK =
      "it is locked in a way that is not known here; 'ssh-keygen -p -f KEY' writes it anew in the"
          + " form of OpenSSH";

  private Pkcs8Key() {}

  /// True when the text begins as such a key does.
  static boolean is(String text) {
    return OPEN.begins(text) || LOCKED.begins(text);
  }

  static KeyReading read(String text, Optional<char[]> passphrase) throws Malformed {
    if (OPEN.begins(text)) {
      return new KeyReading.Ready(signing(new PKCS8EncodedKeySpec(OPEN.open(text))));
    }
    byte[] locked = LOCKED.open(text);
    if (passphrase.isEmpty()) {
      return new KeyReading.Locked();
    }
    Optional<PKCS8EncodedKeySpec> unlocked = unlock(locked, passphrase.get());
    return unlocked.isPresent()
        ? new KeyReading.Ready(signing(unlocked.get()))
        : new KeyReading.Refused(PrivateKeyFile.WRONG_PASSPHRASE);
  }

  private static Optional<PKCS8EncodedKeySpec> unlock(byte[] locked, char[] passphrase)
      throws Malformed {
    PBEKeySpec word = new PBEKeySpec(passphrase);
    try {
      EncryptedPrivateKeyInfo info = new EncryptedPrivateKeyInfo(locked);
      // What the JDK calls the scheme of PBES2 is said by its parameters alone.
      @Nullable AlgorithmParameters parameters = info.getAlgParameters();
      if (parameters == null) {
        throw new Malformed(UNKNOWN_LOCK);
      }
      String scheme = parameters.toString();
      Cipher cipher = Cipher.getInstance(scheme);
      cipher.init(
          Cipher.DECRYPT_MODE,
          SecretKeyFactory.getInstance(scheme).generateSecret(word),
          parameters);
      return Optional.of(info.getKeySpec(cipher));
    } catch (InvalidKeySpecException e) {
      return Optional.empty();
    } catch (GeneralSecurityException | IOException e) {
      throw new Malformed(UNKNOWN_LOCK);
    } finally {
      word.clearPassword();
    }
  }

  private static SigningKey signing(PKCS8EncodedKeySpec spec) throws Malformed {
    for (String family : FAMILIES) {
      Optional<PrivateKey> key = key(family, spec);
      if (key.isPresent()) {
        return SigningKey.of(SshPublicKey.read(publicHalf(key.get())), key.get());
      }
    }
    throw new Malformed("it is damaged, or no RSA, ECDSA or Ed25519 key");
  }

  private static Optional<PrivateKey> key(String family, PKCS8EncodedKeySpec spec) {
    try {
      return Optional.of(KeyFactory.getInstance(family).generatePrivate(spec));
    } catch (GeneralSecurityException e) {
      return Optional.empty();
    }
  }

  private static byte[] publicHalf(PrivateKey key) throws Malformed {
    return switch (key) {
      case RSAPrivateCrtKey rsa ->
          new WireWriter()
              .string(KeyKind.RSA.label())
              .positive(rsa.getPublicExponent())
              .positive(rsa.getModulus())
              .bytes();
      case EdECPrivateKey ed ->
          new WireWriter().string(KeyKind.ED25519.label()).string(ed25519(ed)).bytes();
      case ECPrivateKey ec -> elliptic(ec);
      default -> throw new Malformed("its public half cannot be made");
    };
  }

  /// The JDK makes a pair of any 32 random bytes; here they are the private half.
  private static byte[] ed25519(EdECPrivateKey key) throws Malformed {
    byte[] seed =
        key.getBytes().orElseThrow(() -> new Malformed("its private half cannot be seen"));
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("Ed25519");
      generator.initialize(255, new Given(seed));
      byte[] encoded = generator.generateKeyPair().getPublic().getEncoded();
      return Arrays.copyOfRange(encoded, encoded.length - seed.length, encoded.length);
    } catch (GeneralSecurityException e) {
      throw new Malformed("its public half cannot be made");
    } finally {
      Arrays.fill(seed, (byte) 0);
    }
  }

  private static byte[] elliptic(ECPrivateKey key) throws Malformed {
    for (KeyKind kind : KeyKind.values()) {
      Optional<Curve> curve = kind.curve();
      try {
        if (curve.isPresent()
            && curve.get().parameters().getOrder().equals(key.getParams().getOrder())) {
          return new WireWriter()
              .string(kind.label())
              .string(curve.get().label())
              .string(curve.get().times(key.getS()))
              .bytes();
        }
      } catch (GeneralSecurityException e) {
        throw new Malformed("its curve is not known here");
      }
    }
    throw new Malformed("its curve is none that SSH has");
  }

  /// Random bytes that are known before.
  private static final class Given extends SecureRandom {

    private static final long serialVersionUID = 1L;

    private final transient byte[] bytes;

    Given(byte[] bytes) {
      this.bytes = bytes.clone();
    }

    @Override
    public void nextBytes(byte[] wanted) {
      System.arraycopy(bytes, 0, wanted, 0, wanted.length);
    }
  }
}
