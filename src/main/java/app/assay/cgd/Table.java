package app.assay.cgd;

import app.assay.text.Span;
import java.util.List;

/// A pipe table: a header row, a delimiter row and data rows.
///
/// @param span from the header's first character to the last row's last
public record Table(Span span, Row header, Row delimiter, List<Row> rows) {

  public Table {
    rows = List.copyOf(rows);
  }

  /// Cells of header and data rows.
  public int cells() {
    return header.cells().size() + rows.stream().mapToInt(row -> row.cells().size()).sum();
  }

  /// The 0-based column whose header is this word, in any case, or -1.
  public int column(String word) {
    for (int i = 0; i < header.cells().size(); i++) {
      if (header.cells().get(i).text().equalsIgnoreCase(word)) {
        return i;
      }
    }
    return -1;
  }

  /// One line, split by the specification's algorithm (FS §4.5).
  ///
  /// @param line the line without its break
  public record Row(Span line, List<Cell> cells) {

    public Row {
      cells = List.copyOf(cells);
    }

    /// The text of a column, empty where the row is too short.
    public String text(int column) {
      return column >= 0 && column < cells.size() ? cells.get(column).text() : "";
    }

    /// The cell of a column, or an empty place at the row's end where the row is too short.
    public Span place(int column) {
      return column >= 0 && column < cells.size() ? cells.get(column).span() : Span.at(line.end());
    }
  }

  /// One cell without the blanks around it; escapes stay as written.
  public record Cell(Span span, String text) {}
}
