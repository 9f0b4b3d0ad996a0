package app.assay.ui.editor.model;

import app.assay.text.Span;
import org.jspecify.annotations.Nullable;

/// The characters of an open document, exactly as they will be saved, with their lines. Lines end
/// as in [app.assay.text.LineIndex]: LF, CR LF or a lone CR, each kept as it is.
public final class TextBuffer {

  /// A change with the lines it touched.
  ///
  /// @param firstLine the first 0-based line that may read differently
  /// @param oldLines how many lines from there were touched
  /// @param newLines how many lines stand there now
  public record Edited(Change change, int firstLine, int oldLines, int newLines) {}

  private final GapText chars;
  private final LineStarts lines;
  private @Nullable String whole;

  public TextBuffer(String text) {
    chars = new GapText(text);
    lines = new LineStarts(text);
    whole = text;
  }

  /// All characters; the same instance until the next edit.
  public String text() {
    String text = whole;
    if (text == null) {
      text = chars.toString();
      whole = text;
    }
    return text;
  }

  public int length() {
    return chars.length();
  }

  /// The characters of a span.
  public String text(Span span) {
    return chars.subSequence(span.start(), span.end());
  }

  /// Puts `with` in the place of a span.
  public Edited replace(Span span, String with) {
    int firstLine = lines.lineAt(Math.max(0, span.start() - 1));
    int oldLines = lines.lineAt(span.end()) - firstLine + 1;
    Change change = new Change(span.start(), text(span), with);
    chars.replace(span.start(), span.end(), with);
    lines.replaced(chars, span.start(), span.length(), with.length());
    whole = null;
    int newLines = lines.lineAt(span.start() + with.length()) - firstLine + 1;
    return new Edited(change, firstLine, oldLines, newLines);
  }

  public int lineCount() {
    return lines.count();
  }

  /// The 0-based line of an offset.
  public int lineAt(int offset) {
    return lines.lineAt(offset);
  }

  /// The span of a 0-based line without its line break.
  public Span line(int line) {
    int from = lines.start(line);
    if (line + 1 == lines.count()) {
      return new Span(from, chars.length());
    }
    int to = lines.start(line + 1) - 1;
    if (to > from && chars.charAt(to) == '\n' && chars.charAt(to - 1) == '\r') {
      to--;
    }
    return new Span(from, to);
  }
}
