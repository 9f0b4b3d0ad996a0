package app.assay.fuzz;

import app.assay.cgd.hash.TableRow;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// Splitting and escaping any row: cells lie in the row in order, an escaped text is one cell, and
/// escaping twice changes nothing.
public final class TableFuzz {

  private static final CpuTime TIME = new CpuTime();

  private TableFuzz() {}

  /// Called by the fuzzer with each input.
  public static void fuzzerTestOneInput(byte[] input) {
    String text = new String(input, StandardCharsets.UTF_8);
    List<TableRow.Cell> cells = TIME.within("splitting", () -> TableRow.split(text));
    int at = 0;
    for (TableRow.Cell cell : cells) {
      demand(at <= cell.span().start() && cell.span().end() <= text.length(), cell.toString());
      demand(cell.span().in(text).equals(cell.text()), cell.toString());
      at = cell.span().end();
    }
    String escaped = TIME.within("escaping", () -> TableRow.escapePipes(text));
    demand(TableRow.escapePipes(escaped).equals(escaped), "escaping twice: " + escaped);
    String row = "| " + escaped + " | x |";
    demand(TableRow.split(row).size() == 2, "more than one cell: " + row);
  }

  private static void demand(boolean met, String otherwise) {
    if (!met) {
      throw new IllegalStateException(otherwise);
    }
  }
}
