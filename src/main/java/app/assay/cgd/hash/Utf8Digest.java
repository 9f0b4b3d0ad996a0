package app.assay.cgd.hash;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// SHA-256 over characters as UTF-8, through one small buffer.
final class Utf8Digest {

  private final MessageDigest digest;
  private final byte[] buffer = new byte[8192];
  private int filled;

  Utf8Digest() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  void lineFeed() {
    put((byte) '\n');
  }

  /// Adds a stretch that holds nothing but ASCII.
  void ascii(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      put((byte) text.charAt(i));
    }
  }

  void any(String text) {
    flush();
    digest.update(text.getBytes(StandardCharsets.UTF_8));
  }

  String hex() {
    flush();
    return HexFormat.of().formatHex(digest.digest());
  }

  static boolean isAscii(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      if (text.charAt(i) >= 0x80) {
        return false;
      }
    }
    return true;
  }

  private void put(byte b) {
    if (filled == buffer.length) {
      flush();
    }
    buffer[filled++] = b;
  }

  private void flush() {
    digest.update(buffer, 0, filled);
    filled = 0;
  }
}
