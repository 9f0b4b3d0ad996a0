package app.assay.ui.documents;

import app.assay.text.LineEnding;
import app.assay.text.TextEdit;
import app.assay.ui.editor.model.TextBuffer;

/// The comment in which a document allows a finding, put before the block that the finding is in.
///
/// @param edit inserts the comment with an empty reason
/// @param gap where the reason goes, in the text after the edit
record Allowing(TextEdit edit, int gap) {

  private static final String HEAD = "<!-- assay: allow %s reason=\"";
  private static final String TAIL = "\" -->";

  /// @param offset of the finding
  static Allowing of(TextBuffer buffer, LineEnding ending, String rule, int offset) {
    int at = buffer.line(blockStart(buffer, buffer.lineAt(offset))).start();
    String head = HEAD.formatted(rule);
    return new Allowing(TextEdit.insert(at, head + TAIL + ending.characters()), at + head.length());
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
