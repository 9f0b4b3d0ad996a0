package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.text.TextEdit;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;

/// The edits that answer for figures without a source.
final class TableFixes {

  private TableFixes() {}

  /// A line over the table where all of it is at fault, and a marker in each faulty cell.
  static List<Fix> of(DocumentReading document, UnsourcedTable unsourced) {
    PlacedBlock table = unsourced.table();
    UnsourcedFigures figures = unsourced.figures();
    List<Fix> fixes = new ArrayList<>();
    if (!figures.rows()) {
      fixes.add(over(document.text(), table, "PROJECTED VALUES - NOT MEASURED"));
      fixes.add(over(document.text(), table, "[source: …]"));
    }
    fixes.add(cells(table, figures));
    return fixes;
  }

  /// A paragraph of its own, set in as the table is: joined to the paragraph before the table it
  /// would be taken for the end of that.
  private static Fix over(String text, PlacedBlock table, String words) {
    String rows = table.reading().text();
    String end = rows.indexOf('\r') >= 0 ? "\r\n" : "\n";
    int line = text.lastIndexOf('\n', table.start() - 1) + 1;
    String mark = text.substring(line, table.start());
    String indent = mark.isEmpty() ? rows.substring(0, WhiteSpace.indentation(rows)) : "";
    String before = isJoined(text, line) ? end + mark : "";
    String after = end + WhiteSpace.stripTrailing(mark) + end + mark;
    return new Fix(
        "Write “" + words + "” over the table",
        TextEdit.insert(table.start(), before + indent + words + after));
  }

  /// The line before says something.
  private static boolean isJoined(String text, int line) {
    if (line == 0) {
      return false;
    }
    String before = text.substring(text.lastIndexOf('\n', line - 2) + 1, line - 1);
    return before.chars().anyMatch(c -> !WhiteSpace.is(c) && c != '>');
  }

  private static Fix cells(PlacedBlock table, UnsourcedFigures figures) {
    List<TextEdit> edits = new ArrayList<>();
    for (Sentence cell : figures.marked()) {
      boolean mark =
          MarkTable.isAnswer(cell)
              || FigureKind.of(cell).filter(k -> k == FigureKind.MARK).isPresent();
      edits.add(
          TextEdit.insert(table.place(cell.span()).end(), mark ? " (unverified)" : " (est.)"));
    }
    return new Fix(
        edits.size() == 1 ? "Mark the figure as estimated" : "Mark each figure as estimated",
        edits);
  }
}
