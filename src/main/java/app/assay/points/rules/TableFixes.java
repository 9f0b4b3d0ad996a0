package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.text.TextEdit;
import java.util.ArrayList;
import java.util.List;

/// The edits that answer for figures without a source.
final class TableFixes {

  private TableFixes() {}

  /// A line over the table where all of it is at fault, and a marker in each faulty cell.
  static List<Fix> of(UnsourcedTable unsourced) {
    PlacedBlock table = unsourced.table();
    UnsourcedFigures figures = unsourced.figures();
    List<Fix> fixes = new ArrayList<>();
    if (!figures.rows()) {
      fixes.add(over(table, "PROJECTED VALUES - NOT MEASURED"));
      fixes.add(over(table, "[source: …]"));
    }
    fixes.add(cells(table, figures));
    return fixes;
  }

  private static Fix over(PlacedBlock table, String line) {
    String end = table.reading().text().indexOf('\r') >= 0 ? "\r\n" : "\n";
    return new Fix(
        "Write “" + line + "” over the table", TextEdit.insert(table.start(), line + end + end));
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
