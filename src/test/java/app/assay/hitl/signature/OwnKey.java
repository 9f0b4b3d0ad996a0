package app.assay.hitl.signature;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.interfaces.EdECPrivateKey;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Cipher;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.mindrot.jbcrypt.BCrypt;

/// A fresh Ed25519 key in the file form of OpenSSH, made without OpenSSH.
///
/// @param privateFile text of the private key's file
/// @param publicLine type and key, as in an allowed signers file
public record OwnKey(String privateFile, String publicLine) {

  private static final byte[] SALT = "sixteen bytes...".getBytes(StandardCharsets.US_ASCII);
  private static final int ROUNDS = 2;

  /// @param passphrase empty for none
  public static OwnKey make(String passphrase) {
    try {
      KeyPair pair = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
      byte[] encoded = pair.getPublic().getEncoded();
      byte[] shown = Arrays.copyOfRange(encoded, encoded.length - 32, encoded.length);
      byte[] seed = ((EdECPrivateKey) pair.getPrivate()).getBytes().orElseThrow();
      byte[] blob = join(text("ssh-ed25519"), string(shown));
      return new OwnKey(
          file(
              blob,
              join(text("ssh-ed25519"), string(shown), string(join(seed, shown))),
              passphrase),
          "ssh-ed25519 " + Base64.getEncoder().encodeToString(blob));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String file(byte[] blob, byte[] fields, String passphrase)
      throws GeneralSecurityException {
    byte[] open = join(new byte[] {1, 2, 3, 4, 1, 2, 3, 4}, fields, text("test key"));
    byte[] padding = new byte[16 - open.length % 16];
    for (int i = 0; i < padding.length; i++) {
      padding[i] = (byte) (i + 1);
    }
    boolean locked = !passphrase.isEmpty();
    byte[] content = join(open, padding);
    byte[] file =
        join(
            "openssh-key-v1\0".getBytes(StandardCharsets.US_ASCII),
            text(locked ? "aes256-ctr" : "none"),
            text(locked ? "bcrypt" : "none"),
            string(locked ? join(string(SALT), number(ROUNDS)) : new byte[0]),
            number(1),
            string(blob),
            string(locked ? lock(content, passphrase) : content));
    return "-----BEGIN OPENSSH PRIVATE KEY-----\n"
        + Base64.getMimeEncoder(70, new byte[] {'\n'}).encodeToString(file)
        + "\n-----END OPENSSH PRIVATE KEY-----\n";
  }

  private static byte[] lock(byte[] content, String passphrase) throws GeneralSecurityException {
    byte[] made = new byte[48];
    new BCrypt().pbkdf(passphrase.getBytes(StandardCharsets.UTF_8), SALT, ROUNDS, made);
    Cipher cipher = Cipher.getInstance("AES/CTR/NoPadding");
    cipher.init(
        Cipher.ENCRYPT_MODE,
        new SecretKeySpec(made, 0, 32, "AES"),
        new IvParameterSpec(made, 32, 16));
    return cipher.doFinal(content);
  }

  static byte[] text(String ascii) {
    return string(ascii.getBytes(StandardCharsets.US_ASCII));
  }

  static byte[] string(byte[] bytes) {
    return join(number(bytes.length), bytes);
  }

  static byte[] number(int value) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      new DataOutputStream(out).writeInt(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  static byte[] join(byte[]... parts) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      out.writeBytes(part);
    }
    return out.toByteArray();
  }
}
