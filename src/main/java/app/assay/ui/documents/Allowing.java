package app.assay.ui.documents;

import app.assay.text.LineEnding;
import app.assay.text.TextEdit;
import app.assay.text.WhiteSpace;
import app.assay.ui.editor.model.TextBuffer;
import java.util.Optional;

/// The comment in which a document allows a finding, put before the block that the finding is in.
final class Allowing {

  private Allowing() {}

  /// Why a reason cannot be written, as a key of the texts; empty where it can.
  static Optional<String> objection(String reason) {
    if (reason.codePoints().noneMatch(Character::isLetterOrDigit)) {
      return Optional.of("allow.none");
    }
    return reason.contains("<!--") || reason.contains("-->")
        ? Optional.of("allow.comment")
        : Optional.empty();
  }

  /// The edit that allows a finding.
  ///
  /// @param offset of the finding
  /// @param reason to which there is no objection
  static TextEdit of(TextBuffer buffer, LineEnding ending, String rule, int offset, String reason) {
    int at = buffer.line(blockStart(buffer, buffer.lineAt(offset))).start();
    String words = WhiteSpace.collapse(reason).replace('"', '\'');
    return TextEdit.insert(
        at, "<!-- assay: allow %s reason=\"%s\" -->".formatted(rule, words) + ending.characters());
  }

  /// The first line of the paragraph, table or list item that a line belongs to.
  private static int blockStart(TextBuffer buffer, int line) {
    int first = line;
    while (first > 0 && !beginsBlock(text(buffer, first)) && continues(text(buffer, first - 1))) {
      first--;
    }
    return first;
  }

  private static boolean continues(String above) {
    return !above.isEmpty()
        && above.charAt(0) != '#'
        && !above.equals("---")
        && !above.endsWith("-->");
  }

  private static boolean beginsBlock(String line) {
    if (line.startsWith("#") || line.startsWith("- ") || line.startsWith("* ")) {
      return true;
    }
    int digits = 0;
    while (digits < line.length() && Character.isDigit(line.charAt(digits))) {
      digits++;
    }
    return line.startsWith("+ ")
        || (digits > 0 && (line.startsWith(". ", digits) || line.startsWith(") ", digits)));
  }

  private static String text(TextBuffer buffer, int line) {
    return buffer.text(buffer.line(line)).strip();
  }
}
