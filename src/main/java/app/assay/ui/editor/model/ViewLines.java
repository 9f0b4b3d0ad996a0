package app.assay.ui.editor.model;

import app.assay.text.Span;

/// What of a text is on the screen, and the way between both.
///
/// The screen shows a paragraph for each line, without regard to how the line ends, leaves out a
/// number of folded lines at the top, and shows only the beginning of a very long line, since the
/// text control lays out a whole line at once and would freeze. A column is the same on both sides.
public final class ViewLines {

  /// Lines with more characters than this are shown in part and cannot be typed into.
  public static final int LONGEST = 10_000;

  /// How much of such a line is shown.
  public static final int SHOWN = 2_000;

  /// A place on the screen.
  ///
  /// @param paragraph 0-based paragraph
  /// @param column 0-based column in UTF-16 units
  public record Place(int paragraph, int column) {}

  /// Paragraphs that have to be drawn again.
  ///
  /// @param paragraph the first
  /// @param oldCount how many stood there; [#ALL] for all from the first on
  /// @param newCount how many stand there now
  public record Redraw(int paragraph, int oldCount, int newCount) {}

  /// All paragraphs to the end.
  public static final int ALL = Integer.MAX_VALUE;

  private final TextBuffer buffer;
  private int hidden;

  public ViewLines(TextBuffer buffer) {
    this.buffer = buffer;
  }

  /// How many lines at the top are folded away.
  public int hidden() {
    return hidden;
  }

  /// Folds the first lines away; at least one line stays.
  public void hide(int lines) {
    hidden = Math.clamp(lines, 0, buffer.lineCount() - 1);
  }

  /// How many paragraphs there are.
  public int count() {
    return buffer.lineCount() - hidden;
  }

  /// The 0-based line of a paragraph.
  public int line(int paragraph) {
    return paragraph + hidden;
  }

  /// True when a paragraph shows only the beginning of its line.
  public boolean isCut(int paragraph) {
    return length(paragraph) > LONGEST;
  }

  /// How many characters the line of a paragraph has.
  public int length(int paragraph) {
    return buffer.line(line(paragraph)).length();
  }

  /// What a paragraph shows.
  public String text(int paragraph) {
    Span line = buffer.line(line(paragraph));
    return buffer.text(new Span(line.start(), line.start() + shown(line)));
  }

  /// What `count` paragraphs from the one given show, with a line feed between two.
  public String text(int paragraph, int count) {
    StringBuilder out = new StringBuilder();
    for (int p = paragraph; p < paragraph + count; p++) {
      if (p > paragraph) {
        out.append('\n');
      }
      out.append(text(p));
    }
    return out.toString();
  }

  /// The offset in the text of a place on the screen; past the shown end of a line is its shown
  /// end.
  public int offset(int paragraph, int column) {
    Span line = buffer.line(line(paragraph));
    return line.start() + Math.min(column, shown(line));
  }

  /// The place on the screen of an offset; the nearest one that is shown, and the end of the line
  /// for an offset inside a line break.
  public Place place(int offset) {
    int at = buffer.lineAt(offset);
    if (at < hidden) {
      return new Place(0, 0);
    }
    Span line = buffer.line(at);
    return new Place(at - hidden, Math.min(offset - line.start(), shown(line)));
  }

  /// The span of the text between two places on the screen, whole where the end of a cut line or a
  /// line break lies between them.
  public Span span(int fromParagraph, int fromColumn, int toParagraph, int toColumn) {
    return new Span(offset(fromParagraph, fromColumn), offset(toParagraph, toColumn));
  }

  /// True when no paragraph from the first to the last is cut, so that typing there is safe.
  public boolean isEditable(int firstParagraph, int lastParagraph) {
    for (int p = firstParagraph; p <= lastParagraph; p++) {
      if (isCut(p)) {
        return false;
      }
    }
    return true;
  }

  private int shown(Span line) {
    if (line.length() <= LONGEST) {
      return line.length();
    }
    String around = buffer.text(new Span(line.start() + SHOWN - 1, line.start() + SHOWN + 1));
    return Character.isSurrogatePair(around.charAt(0), around.charAt(1)) ? SHOWN - 1 : SHOWN;
  }

  /// What has to be drawn again after a change of the text. A change inside the folded lines only
  /// moves the fold; one that begins in them and ends below opens it.
  public Redraw after(TextBuffer.Edited edited) {
    int folded = hidden - edited.firstLine();
    if (folded <= 0) {
      return new Redraw(-folded, edited.oldLines(), edited.newLines());
    }
    if (edited.oldLines() <= folded) {
      hidden += edited.newLines() - edited.oldLines();
      return new Redraw(0, 0, 0);
    }
    boolean below =
        buffer.lineCount() > hidden && buffer.line(hidden).start() <= edited.change().offset();
    if (below) {
      return new Redraw(0, edited.oldLines() - folded, edited.newLines() - folded);
    }
    hidden = 0;
    return new Redraw(0, ALL, buffer.lineCount());
  }
}
