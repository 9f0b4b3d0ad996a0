package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.DocumentReading;

/// Figures in a row that leaves the table's column for sources blank.
public final class P4SourceCell implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P4-SOURCE-CELL",
          Severity.CRITICAL,
          4,
          "A row leaves its source blank",
          "Clarity Gate procedures, point 4");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    for (UnsourcedTable table : UnsourcedTable.in(document)) {
      UnsourcedFigures figures = table.figures();
      if (figures.isSourceBlank()) {
        table.report(
            document,
            out,
            "The table has a column for sources, but this row leaves it blank, so its figures have"
                + " none.");
      }
    }
  }
}
