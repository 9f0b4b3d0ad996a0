package app.assay.text;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// A decoded document that can be written back byte for byte.
///
/// @param text the characters without the byte order mark
/// @param byteOrderMark whether the bytes began with one; a second one is part of the text
public record SourceText(String text, boolean byteOrderMark) {

  private static final byte[] BOM = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  /// Text that has no bytes yet, without a byte order mark.
  public static SourceText of(String text) {
    return new SourceText(text, false);
  }

  /// Decodes strictly: anything that is not well-formed UTF-8 is refused, never replaced.
  public static Decoded decode(byte[] bytes) {
    boolean bom =
        bytes.length >= 3 && bytes[0] == BOM[0] && bytes[1] == BOM[1] && bytes[2] == BOM[2];
    int skip = bom ? 3 : 0;
    ByteBuffer in = ByteBuffer.wrap(bytes, skip, bytes.length - skip);
    try {
      String text =
          StandardCharsets.UTF_8
              .newDecoder()
              .onMalformedInput(CodingErrorAction.REPORT)
              .onUnmappableCharacter(CodingErrorAction.REPORT)
              .decode(in)
              .toString();
      return new Decoded.Ok(new SourceText(text, bom));
    } catch (CharacterCodingException e) {
      return new Decoded.NotUtf8(in.position());
    }
  }

  /// The bytes of this document; the inverse of [#decode(byte\[\])].
  public byte[] bytes() {
    byte[] body = text.getBytes(StandardCharsets.UTF_8);
    if (!byteOrderMark) {
      return body;
    }
    byte[] all = new byte[body.length + BOM.length];
    System.arraycopy(BOM, 0, all, 0, BOM.length);
    System.arraycopy(body, 0, all, BOM.length, body.length);
    return all;
  }

  /// The same document with other characters and the same byte order mark.
  public SourceText withText(String changed) {
    return new SourceText(changed, byteOrderMark);
  }

  /// SHA-256 of bytes as 64 lower-case hex digits.
  public static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /// The outcome of decoding.
  public sealed interface Decoded {

    /// Well-formed text.
    record Ok(SourceText source) implements Decoded {}

    /// Not UTF-8.
    ///
    /// @param byteOffset the first byte that cannot be decoded
    record NotUtf8(int byteOffset) implements Decoded {}
  }
}
