package app.assay.cgd.hash;

import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;

/// Rows of Markdown tables as the format reads and writes them (CLARITY_GATE_FORMAT_SPEC §4.3 and
/// §4.5). A pipe is escaped when an odd number of backslashes stands right before it.
public final class TableRow {

  private TableRow() {}

  /// A cell.
  ///
  /// @param text its characters without white space at the ends; escapes stay as written
  /// @param span where that text stands in the line; empty for an empty cell
  public record Cell(String text, Span span) {}

  /// The cells of one line, given without its break. One leading and one trailing pipe are taken
  /// off just as the specification says: blanks before the first pipe make an empty first cell, and
  /// an escaped pipe at the very end is lost.
  public static List<Cell> split(String line) {
    return split(line, Integer.MAX_VALUE);
  }

  /// As [#split(String)], but gives up after a number of cells.
  public static List<Cell> split(String line, int limit) {
    int start = line.startsWith("|") ? 1 : 0;
    int end = line.endsWith("|") && line.length() > start ? line.length() - 1 : line.length();
    List<Cell> cells = new ArrayList<>();
    boolean escaped = false;
    int from = start;
    for (int i = start; i < end && cells.size() < limit; i++) {
      char c = line.charAt(i);
      if (c == '|' && !escaped) {
        cells.add(cell(line, from, i));
        from = i + 1;
      }
      escaped = c == '\\' && !escaped;
    }
    if (cells.size() < limit) {
      cells.add(cell(line, from, end));
    }
    return cells;
  }

  /// Puts a backslash before each pipe that has none; applying it again changes nothing.
  public static String escapePipes(String text) {
    StringBuilder out = new StringBuilder(text.length() + 8);
    boolean escaped = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '|' && !escaped) {
        out.append('\\');
      }
      out.append(c);
      escaped = c == '\\' && !escaped;
    }
    return out.toString();
  }

  private static Cell cell(String line, int from, int to) {
    Span span = WhiteSpace.strip(line, new Span(from, to));
    return new Cell(span.in(line), span);
  }
}
