package app.assay.hitl.signature;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/// A signature in the form of `ssh-keygen -Y` (PROTOCOL.sshsig).
///
/// @param key the key that is said to have made it
/// @param namespace what it was made for
/// @param signed algorithm and signature in the wire encoding
// Signatures are read and asked, never compared.
@SuppressWarnings("ArrayRecordComponent")
record SshSignature(SshPublicKey key, String namespace, byte[] signed) {

  /// What our signatures are made for; a signature made for anything else says nothing about a
  /// review.
  static final String NAMESPACE = "review@assay";

  /// How the signed bytes are hashed; it is also what `ssh-keygen` takes when nobody says.
  static final String HASH = "sha512";

  /// More characters than the largest key needs.
  static final int LONGEST = 64_000;

  private static final byte[] MAGIC = "SSHSIG".getBytes(StandardCharsets.US_ASCII);
  private static final int VERSION = 1;

  /// Reads a signature file.
  static SshSignature read(String armored) throws Malformed {
    if (armored.length() > LONGEST) {
      throw new Malformed("it is larger than any signature");
    }
    WireReader reader = new WireReader(Armor.SIGNATURE.open(armored));
    if (!Arrays.equals(reader.take(MAGIC.length), MAGIC)) {
      throw new Malformed("what it holds is not a signature by SSH");
    }
    if (reader.number() != VERSION) {
      throw new Malformed("it has another version than " + VERSION);
    }
    SshPublicKey key = SshPublicKey.read(reader.string());
    String namespace = reader.name();
    reader.string();
    String hash = reader.name();
    byte[] signed = reader.string();
    reader.end();
    if (!hash.equals(HASH)) {
      throw new Malformed(
          "its text was hashed by \"%s\"; %s is taken and nothing else".formatted(hash, HASH));
    }
    return new SshSignature(key, namespace, signed);
  }

  /// The text of the signature's file.
  String armored() {
    return Armor.SIGNATURE.close(
        new WireWriter()
            .raw(MAGIC)
            .number(VERSION)
            .string(key.blob())
            .string(namespace)
            .string("")
            .string(HASH)
            .string(signed)
            .bytes());
  }

  /// Was it made of these bytes?
  boolean isOf(byte[] text) throws Malformed {
    return key.verifies(toBeSigned(namespace, text), signed);
  }

  /// What a key signs in the place of a text.
  static byte[] toBeSigned(String namespace, byte[] text) {
    return new WireWriter()
        .raw(MAGIC)
        .string(namespace)
        .string("")
        .string(HASH)
        .string(sha512(text))
        .bytes();
  }

  private static byte[] sha512(byte[] text) {
    try {
      return MessageDigest.getInstance("SHA-512").digest(text);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-512", e);
    }
  }
}
