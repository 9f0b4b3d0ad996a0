package app.assay.ui.editor.model;

/// How far the front matter of a text reaches, for folding; what it means is the format's business.
public final class FrontMatterLines {

  private static final int FURTHEST = 2_000;

  private FrontMatterLines() {}

  /// The number of lines from the opening to the closing `---`, or 0 where there is none within the
  /// first lines.
  public static int count(TextBuffer buffer) {
    if (!isDelimiter(buffer, 0)) {
      return 0;
    }
    int last = Math.min(buffer.lineCount(), FURTHEST);
    for (int line = 1; line < last; line++) {
      if (isDelimiter(buffer, line)) {
        return line + 1;
      }
    }
    return 0;
  }

  private static boolean isDelimiter(TextBuffer buffer, int line) {
    return buffer.text(buffer.line(line)).stripTrailing().equals("---");
  }
}
