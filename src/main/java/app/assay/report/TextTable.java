package app.assay.report;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/// A table for people: columns as wide as their widest cell, separated by bars.
public final class TextTable {

  private final List<List<String>> rows = new ArrayList<>();
  private final String indent;
  private final String bar;

  /// @param indent what every line begins with
  /// @param bar what stands between columns
  public TextTable(String indent, String bar) {
    this.indent = indent;
    this.bar = bar;
  }

  /// Adds a row; all rows have as many cells as the first.
  public void row(String... cells) {
    rows.add(List.of(cells).stream().map(Printable::of).toList());
  }

  public boolean isEmpty() {
    return rows.isEmpty();
  }

  /// Writes all rows; blanks at the end of a line are left out.
  public void writeTo(Writer out) throws IOException {
    int[] widths = widths();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder(indent);
      for (int column = 0; column < row.size(); column++) {
        String cell = row.get(column);
        line.append(column == 0 ? "" : bar).append(cell);
        line.append(" ".repeat(widths[column] - length(cell)));
      }
      out.write(line.toString().stripTrailing());
      out.write('\n');
    }
  }

  private int[] widths() {
    int[] widths = new int[rows.isEmpty() ? 0 : rows.getFirst().size()];
    for (List<String> row : rows) {
      for (int column = 0; column < widths.length; column++) {
        widths[column] = Math.max(widths[column], length(row.get(column)));
      }
    }
    return widths;
  }

  private static int length(String cell) {
    return cell.codePointCount(0, cell.length());
  }
}
