package app.assay.text;

import java.util.Arrays;

/// Where the lines of a text begin: translates between offsets and lines.
///
/// A line ends at LF, CR LF or a lone CR and at nothing else, so that the separators U+0085, U+2028
/// and U+2029 stay inside their line (CLARITY_GATE_FORMAT_SPEC §2.4).
public final class LineIndex {

  private final CharSequence text;
  private final int[] starts;

  public LineIndex(CharSequence text) {
    this.text = text;
    this.starts =
        text instanceof String letters && letters.indexOf('\r') < 0 ? ofLf(letters) : of(text);
  }

  /// Of a text with no other line breaks, as most have.
  private static int[] ofLf(String text) {
    int[] found = new int[16];
    int count = 1;
    for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      if (count == found.length) {
        found = Arrays.copyOf(found, count * 2);
      }
      found[count++] = at + 1;
    }
    return Arrays.copyOf(found, count);
  }

  private static int[] of(CharSequence text) {
    int[] found = new int[16];
    int count = 1;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean crOfCrLf = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
      if (c == '\n' || (c == '\r' && !crOfCrLf)) {
        if (count == found.length) {
          found = Arrays.copyOf(found, count * 2);
        }
        found[count++] = i + 1;
      }
    }
    return Arrays.copyOf(found, count);
  }

  /// The number of lines; a text that ends in a line break has an empty last line.
  public int count() {
    return starts.length;
  }

  /// The 0-based line that holds an offset; the text's length belongs to the last line.
  public int lineAt(int offset) {
    int at = Arrays.binarySearch(starts, offset);
    return at >= 0 ? at : -at - 2;
  }

  /// Start offset of a 0-based line.
  public int start(int line) {
    return starts[line];
  }

  /// Offset after the line break of a 0-based line, or the text's end.
  public int end(int line) {
    return line + 1 < starts.length ? starts[line + 1] : text.length();
  }

  /// The span of a 0-based line without its line break.
  public Span content(int line) {
    int from = starts[line];
    int to = end(line);
    if (line + 1 < starts.length) {
      to--;
      if (text.charAt(to) == '\n' && to > from && text.charAt(to - 1) == '\r') {
        to--;
      }
    }
    return new Span(from, to);
  }

  /// The span of a 0-based line with its line break.
  public Span whole(int line) {
    return new Span(start(line), end(line));
  }

  /// Everything after one 0-based line and before a later one, line breaks included.
  public Span between(int line, int later) {
    int from = end(line);
    int to = start(later);
    return new Span(from, to);
  }

  /// The characters of a 0-based line without its line break.
  public String line(int line) {
    return content(line).in(text);
  }

  /// Line and column of an offset between 0 and the text's length.
  public Position position(int offset) {
    int line = lineAt(offset);
    return new Position(line + 1, offset - starts[line] + 1);
  }

  /// The offset of a line and column; a place past the line's end is clamped to it.
  public int offset(Position position) {
    int line = Math.clamp(position.line() - 1, 0, starts.length - 1);
    return Math.min(starts[line] + Math.max(0, position.column() - 1), content(line).end());
  }
}
