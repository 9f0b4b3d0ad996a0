package app.assay.cgd;

import app.assay.cgd.hash.TableRow;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Collects pipe tables: a line with a pipe, a delimiter line under it, and the lines with text
/// that follow. Of a table with more cells than the limit only one cell more is kept, so that the
/// excess can be told without being stored.
final class TableScan {

  private final String text;
  private final int maxCells;
  private final ModelCost cost;
  private final List<Table> tables = new ArrayList<>();
  private final List<Table.Row> rows = new ArrayList<>();
  private @Nullable Span candidate;
  private Table.@Nullable Row header;
  private Table.@Nullable Row delimiter;
  private int cells;
  private int end;

  TableScan(String text, int maxCells, ModelCost cost) {
    this.text = text;
    this.maxCells = maxCells;
    this.cost = cost;
  }

  List<Table> tables() {
    return tables;
  }

  void line(Span line) {
    if (header != null) {
      if (hasPipe(line)) {
        if (cells <= maxCells) {
          rows.add(row(line));
        }
        end = line.end();
        return;
      }
      interrupt();
    }
    if (candidate != null && isDelimiter(line)) {
      delimiter = row(line);
      cells = 0;
      header = row(candidate);
      end = line.end();
      candidate = null;
      return;
    }
    candidate = hasPipe(line) ? line : null;
  }

  /// Whatever stands here ends a table.
  void interrupt() {
    if (header != null && delimiter != null) {
      Span whole = new Span(header.line().start(), end);
      cost.add(1, ModelCost.TABLE);
      tables.add(new Table(whole, header, delimiter, List.copyOf(rows)));
    }
    rows.clear();
    header = null;
    delimiter = null;
    candidate = null;
    cells = 0;
  }

  private Table.Row row(Span line) {
    // White space at a line's end does not change a document (its hash ignores it), so it must not
    // make a cell either; white space at its start does, as the specification's algorithm has it.
    String content = WhiteSpace.stripTrailing(line.in(text));
    List<Table.Cell> row = new ArrayList<>();
    for (TableRow.Cell cell : TableRow.split(content, maxCells + 1 - cells)) {
      row.add(new Table.Cell(cell.span().shift(line.start()), cell.text()));
    }
    cells += row.size();
    cost.add(1, ModelCost.ROW);
    cost.add(row.size(), ModelCost.CELL);
    return new Table.Row(line, row);
  }

  private boolean hasPipe(Span line) {
    for (int i = line.start(); i < line.end(); i++) {
      if (text.charAt(i) == '|') {
        return true;
      }
    }
    return false;
  }

  private boolean isDelimiter(Span line) {
    boolean dash = false;
    boolean pipe = false;
    for (int i = line.start(); i < line.end(); i++) {
      switch (text.charAt(i)) {
        case '-' -> dash = true;
        case '|' -> pipe = true;
        case ':', ' ', '\t' -> {}
        default -> {
          return false;
        }
      }
    }
    return dash && pipe;
  }
}
