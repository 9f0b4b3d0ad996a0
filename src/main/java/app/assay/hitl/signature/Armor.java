package app.assay.hitl.signature;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;

/// Bytes between a BEGIN and an END line, as Base64.
///
/// @param label what stands in both lines, such as `SSH SIGNATURE`
record Armor(String label) {

  /// Characters a line (PROTOCOL.sshsig).
  private static final int WIDTH = 76;

  /// Signatures (PROTOCOL.sshsig).
  static final Armor SIGNATURE = new Armor("SSH SIGNATURE");

  /// Private keys (PROTOCOL.key).
  static final Armor PRIVATE_KEY = new Armor("OPENSSH PRIVATE KEY");

  /// True when the text begins as this armour does.
  boolean begins(String text) {
    return text.startsWith(begin());
  }

  /// Takes the bytes out; nothing may stand before or behind the armour.
  byte[] open(String text) throws Malformed {
    List<String> lines = text.strip().lines().map(String::strip).toList();
    if (!begins(text) || !lines.getFirst().equals(begin())) {
      throw new Malformed("it does not begin with a line " + begin());
    }
    if (!lines.getLast().equals(end())) {
      throw new Malformed("it does not end with a line " + end());
    }
    try {
      return Base64.getDecoder().decode(String.join("", lines.subList(1, lines.size() - 1)));
    } catch (IllegalArgumentException e) {
      throw new Malformed("what stands between its first and last line is not Base64");
    }
  }

  /// The text of the armour, each line ended by LF.
  String close(byte[] bytes) {
    byte[] lineFeed = {'\n'};
    String body =
        new String(Base64.getMimeEncoder(WIDTH, lineFeed).encode(bytes), StandardCharsets.US_ASCII);
    return begin() + "\n" + body + "\n" + end() + "\n";
  }

  private String begin() {
    return "-----BEGIN " + label + "-----";
  }

  private String end() {
    return "-----END " + label + "-----";
  }
}
