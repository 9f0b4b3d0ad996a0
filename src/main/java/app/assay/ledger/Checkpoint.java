package app.assay.ledger;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What the checkpoint file says: up to where the ledger is acknowledged.
///
/// @param entries number of entries
/// @param bytes length of the ledger file
/// @param head hash of the last entry
record Checkpoint(long entries, long bytes, String head) {

  /// Of a ledger without entries.
  static final Checkpoint START = new Checkpoint(0, 0, Sha256.NONE);

  private static final Pattern FORM =
      Pattern.compile(
          "\\{\"bytes\":(\\d{1,15}),\"entries\":(\\d{1,15}),\"head\":\"([0-9a-f]{64})\",\"schema\":1}\n");

  /// The content of the checkpoint file.
  String text() {
    return CanonicalJson.of(Map.of("bytes", bytes, "entries", entries, "head", head, "schema", 1L))
        + "\n";
  }

  /// Reads a checkpoint file's content; empty for anything this version would not have written.
  static Optional<Checkpoint> read(String text) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    Checkpoint read =
        new Checkpoint(
            Long.parseLong(matcher.group(2)), Long.parseLong(matcher.group(1)), matcher.group(3));
    return read.text().equals(text) ? Optional.of(read) : Optional.empty();
  }
}
