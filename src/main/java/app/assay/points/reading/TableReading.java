package app.assay.points.reading;

import app.assay.text.Span;
import java.util.List;
import java.util.Optional;

/// A pipe table of one block; offsets count from the block's start.
///
/// @param header the cells of the header row
/// @param rows the cells of each row of data; rows may be shorter or longer than the header
public record TableReading(List<Cell> header, List<List<Cell>> rows) {

  public TableReading {
    header = List.copyOf(header);
    rows = List.copyOf(rows);
  }

  /// One cell.
  ///
  /// @param span its characters without the blanks around them, empty for an empty cell
  /// @param from its first token
  /// @param to after its last token
  public record Cell(Span span, int from, int to) {}

  /// The header cell over a column, where there is one.
  public Optional<Cell> header(int column) {
    return column < header.size() ? Optional.of(header.get(column)) : Optional.empty();
  }
}
