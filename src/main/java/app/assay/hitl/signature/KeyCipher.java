package app.assay.hitl.signature;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.mindrot.jbcrypt.BCrypt;

/// How a private key is locked: AES with a key that bcrypt makes of the passphrase.
///
/// @param transformation the JDK's name of the cipher
/// @param keyLength in bytes
/// @param salt of bcrypt
/// @param rounds of bcrypt
// It is made and used, never compared.
@SuppressWarnings("ArrayRecordComponent")
record KeyCipher(String transformation, int keyLength, byte[] salt, int rounds) {

  /// The name of no cipher at all.
  static final String NONE = "none";

  private static final String CTR = "AES/CTR/NoPadding";
  private static final String CBC = "AES/CBC/NoPadding";
  private static final String GCM = "AES/GCM/NoPadding";
  private static final String GCM_NAME = "-gcm@openssh.com";
  private static final Map<String, Integer> KEY_LENGTHS = Map.of("128", 16, "192", 24, "256", 32);
  private static final int BLOCK = 16;
  private static final int GCM_START = 12;
  private static final int TAG = 16;
  private static final int LONGEST_SALT = 1024;

  /// ssh-keygen takes 16 to 24; a thousand already take half a minute.
  private static final int MOST_ROUNDS = 1000;

  /// Understands what a key file says about its lock.
  static KeyCipher of(String cipher, String derivation, byte[] options) throws Malformed {
    String mode =
        switch (cipher.substring(Math.min(cipher.length(), "aes256".length()))) {
          case "-ctr" -> CTR;
          case "-cbc" -> CBC;
          case GCM_NAME -> GCM;
          default -> "";
        };
    int length =
        cipher.startsWith("aes") && !mode.isEmpty()
            ? KEY_LENGTHS.getOrDefault(cipher.substring(3, "aes256".length()), 0)
            : 0;
    if (mode.isEmpty() || length == 0) {
      throw new Malformed(
          "it is locked by %s; 'ssh-keygen -p -Z aes256-ctr -f KEY' changes that"
              .formatted(cipher));
    }
    if (!derivation.equals("bcrypt")) {
      throw new Malformed("its passphrase is prepared by %s, not by bcrypt".formatted(derivation));
    }
    WireReader reader = new WireReader(options);
    byte[] salt = reader.string();
    int rounds = reader.number();
    reader.end();
    if (rounds < 1 || rounds > MOST_ROUNDS) {
      throw new Malformed(
          "it wants %d rounds of bcrypt; 1 to %d are done".formatted(rounds, MOST_ROUNDS));
    }
    if (salt.length == 0 || salt.length > LONGEST_SALT) {
      throw new Malformed("its salt has a length that no salt has");
    }
    return new KeyCipher(mode, length, salt, rounds);
  }

  /// How many bytes behind the private part vouch for it.
  int tagLength() {
    return isGcm() ? TAG : 0;
  }

  private boolean isGcm() {
    return transformation.equals(GCM);
  }

  /// Unlocks the private part; by a wrong passphrase it comes out as noise, or not at all.
  ///
  /// @param content with its tag, where it has one
  Optional<byte[]> open(byte[] content, char[] passphrase) throws Malformed {
    if (passphrase.length == 0) {
      throw new Malformed("its passphrase is not empty");
    }
    ByteBuffer encoded = StandardCharsets.UTF_8.encode(CharBuffer.wrap(passphrase));
    byte[] secret = new byte[encoded.remaining()];
    encoded.get(secret);
    int start = isGcm() ? GCM_START : BLOCK;
    byte[] made = new byte[keyLength + start];
    try {
      new BCrypt().pbkdf(secret, salt, rounds, made);
      Cipher cipher = Cipher.getInstance(transformation);
      cipher.init(
          Cipher.DECRYPT_MODE,
          new SecretKeySpec(made, 0, keyLength, "AES"),
          isGcm()
              ? new GCMParameterSpec(TAG * Byte.SIZE, made, keyLength, start)
              : new IvParameterSpec(made, keyLength, start));
      return Optional.of(cipher.doFinal(content));
    } catch (AEADBadTagException e) {
      return Optional.empty();
    } catch (GeneralSecurityException e) {
      throw new Malformed("its private part is damaged");
    } finally {
      Arrays.fill(made, (byte) 0);
      Arrays.fill(secret, (byte) 0);
      encoded.clear().put(new byte[encoded.capacity()]);
    }
  }
}
