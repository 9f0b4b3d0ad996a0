package app.assay.cgd;

import app.assay.cgd.hash.TableRow;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Collects pipe tables: a line with a pipe, a delimiter line under it, and the lines with text
/// that follow.
final class TableScan {

  private final String text;
  private final List<Table> tables = new ArrayList<>();
  private final List<Table.Row> rows = new ArrayList<>();
  private @Nullable Span candidate;
  private Table.@Nullable Row header;
  private Table.@Nullable Row delimiter;

  TableScan(String text) {
    this.text = text;
  }

  List<Table> tables() {
    return tables;
  }

  void line(Span line) {
    if (header != null) {
      if (hasPipe(line)) {
        rows.add(row(line));
        return;
      }
      interrupt();
    }
    if (candidate != null && isDelimiter(line)) {
      header = row(candidate);
      delimiter = row(line);
      candidate = null;
      return;
    }
    candidate = hasPipe(line) ? line : null;
  }

  /// Whatever stands here ends a table.
  void interrupt() {
    if (header != null && delimiter != null) {
      Span last = rows.isEmpty() ? delimiter.line() : rows.getLast().line();
      Span whole = new Span(header.line().start(), last.end());
      tables.add(new Table(whole, header, delimiter, List.copyOf(rows)));
    }
    rows.clear();
    header = null;
    delimiter = null;
    candidate = null;
  }

  private Table.Row row(Span line) {
    // White space at a line's end does not change a document (its hash ignores it), so it must not
    // make a cell either; white space at its start does, as the specification's algorithm has it.
    String content = WhiteSpace.stripTrailing(line.in(text));
    List<Table.Cell> cells = new ArrayList<>();
    for (TableRow.Cell cell : TableRow.split(content)) {
      cells.add(new Table.Cell(cell.span().shift(line.start()), cell.text()));
    }
    return new Table.Row(line, cells);
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
