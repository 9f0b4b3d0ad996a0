package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.DocumentReading;

/// Scores, grades and stars in a table with nothing that says who gave them.
public final class P4Score implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P4-SCORE",
          Severity.CRITICAL,
          4,
          "Scores in a table have no source",
          "Clarity Gate procedures, point 4");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    for (UnsourcedTable table : UnsourcedTable.in(document)) {
      UnsourcedFigures figures = table.figures();
      if (figures.isOf(FigureKind.SCORE) && (context.isThorough() || figures.cells().size() > 1)) {
        table.report(
            document,
            out,
            "These scores look like the result of a test, and nothing says who gave them or by what"
                + " measure.");
      }
    }
  }
}
