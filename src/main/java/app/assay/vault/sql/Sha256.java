package app.assay.vault.sql;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// SHA-256 as 64 lower-case hex digits.
final class Sha256 {

  /// What the first change names as the one before it.
  static final String NONE = "0".repeat(64);

  private Sha256() {}

  /// The hash of a text's UTF-8 bytes.
  static String of(String text) {
    try {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
