package app.assay.hitl.signature;

import app.assay.hitl.Reviewer;
import java.time.LocalDate;
import java.util.List;

/// What stands in the place of a signature when a reviewer has no key: plain text that says so.
///
/// @param reviewer who reviewed the document
/// @param date when that was noted, as written
/// @param sha256 of the document's bytes
public record UnsignedNote(String reviewer, String date, String sha256) {

  private static final String WORD = "unsigned";
  private static final List<String> KEYS = List.of("reviewer: ", "date: ", "sha256: ");

  static UnsignedNote of(Reviewer reviewer, LocalDate date, String sha256) {
    return new UnsignedNote(reviewer.name(), date.toString(), sha256);
  }

  /// The text of the file.
  String text() {
    return "%s\nreviewer: %s\ndate: %s\nsha256: %s\n".formatted(WORD, reviewer, date, sha256);
  }

  static boolean begins(String text) {
    return text.lines().findFirst().orElse("").strip().equals(WORD);
  }

  static UnsignedNote read(String text) throws Malformed {
    List<String> lines = text.strip().lines().map(String::strip).toList();
    if (lines.size() != KEYS.size() + 1) {
      throw new Malformed("it says unsigned, but not by whom, when and for which text alone");
    }
    return new UnsignedNote(value(lines, 0), value(lines, 1), value(lines, 2));
  }

  private static String value(List<String> lines, int key) throws Malformed {
    String line = lines.get(key + 1);
    if (!line.startsWith(KEYS.get(key))) {
      throw new Malformed(
          "its line %d does not begin with \"%s\"".formatted(key + 2, KEYS.get(key).strip()));
    }
    return line.substring(KEYS.get(key).length());
  }
}
