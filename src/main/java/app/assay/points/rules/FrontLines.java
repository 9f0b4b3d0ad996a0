package app.assay.points.rules;

import app.assay.points.reading.PlacedBlock;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;

/// The lines of front matter that give a key its value.
final class FrontLines {

  private static final String FENCE = "---";

  private static final String BLANKS = " \t\r\"'";

  private FrontLines() {}

  /// A key and its value without quotation marks and comment.
  ///
  /// @param place the value, counted from the text's start
  record Line(String key, String value, Span place) {}

  static boolean isFront(PlacedBlock block) {
    return block.start() == 0 && block.reading().text().startsWith(FENCE);
  }

  /// Those that are not indented.
  static List<Line> of(PlacedBlock block) {
    String text = block.reading().text();
    List<Line> lines = new ArrayList<>();
    int line = 0;
    while (line < text.length()) {
      int end = text.indexOf('\n', line);
      end = end < 0 ? text.length() : end;
      int colon = text.indexOf(':', line);
      if (colon > line && colon < end && Character.isLetter(text.charAt(line))) {
        add(block, text, new Span(line, colon), end, lines);
      }
      line = end + 1;
    }
    return lines;
  }

  private static void add(PlacedBlock block, String text, Span key, int end, List<Line> out) {
    int comment = text.indexOf(" #", key.end());
    int to = comment >= 0 && comment < end ? comment : end;
    int from = key.end() + 1;
    while (from < to && BLANKS.indexOf(text.charAt(from)) >= 0) {
      from++;
    }
    while (to > from && BLANKS.indexOf(text.charAt(to - 1)) >= 0) {
      to--;
    }
    if (from < to) {
      out.add(
          new Line(
              key.in(text).strip(), text.substring(from, to), block.place(new Span(from, to))));
    }
  }
}
