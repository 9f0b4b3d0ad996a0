package app.assay.points.rules;

import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.TableReading;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A table's cells by row and column.
final class Grid {

  private final List<@Nullable Sentence[]> rows = new ArrayList<>();
  private final int columns;

  private Grid(BlockReading block, TableReading table) {
    int widest = table.header().size();
    for (List<TableReading.Cell> row : table.rows()) {
      widest = Math.max(widest, row.size());
    }
    columns = widest;
    for (int i = 0; i <= table.rows().size(); i++) {
      rows.add(new @Nullable Sentence[columns]);
    }
    for (Sentence sentence : block.sentences()) {
      Sentence.Cell cell = sentence.cell().orElseThrow();
      rows.get(cell.row())[cell.column()] = sentence;
    }
  }

  static Optional<Grid> of(BlockReading block) {
    return block.table().isEmpty()
        ? Optional.empty()
        : Optional.of(block.derive(Grid.class, b -> new Grid(b, b.table().orElseThrow())));
  }

  int columns() {
    return columns;
  }

  /// The rows with the header's, which is row 0.
  int rows() {
    return rows.size();
  }

  Optional<Sentence> cell(int row, int column) {
    return Optional.ofNullable(rows.get(row)[column]);
  }

  /// The first cell of a row that is not empty: its label, also in "| | **Total** | 1,130 |".
  Optional<Sentence> label(int row) {
    for (int column = 0; column < columns; column++) {
      Optional<Sentence> cell = cell(row, column);
      if (cell.isPresent()) {
        return cell;
      }
    }
    return Optional.empty();
  }

  /// The words over a column in lower case; empty where there are none.
  String header(int column) {
    return cell(0, column).map(s -> s.text().toLowerCase(Locale.ROOT)).orElse("");
  }

  /// The cells of a row that are not empty.
  List<Sentence> row(int row) {
    List<Sentence> cells = new ArrayList<>();
    for (int column = 0; column < columns; column++) {
      cell(row, column).ifPresent(cells::add);
    }
    return cells;
  }
}
