package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.DocumentReading;

/// Check marks and crosses in a table with nothing that says who looked.
public final class P4Check implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P4-CHECK",
          Severity.WARNING,
          4,
          "Check marks in a table are not confirmed",
          "Clarity Gate procedures, point 4");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    for (UnsourcedTable table : UnsourcedTable.in(document)) {
      UnsourcedFigures figures = table.figures();
      if (figures.isOf(FigureKind.MARK) && (context.isThorough() || figures.cells().size() > 1)) {
        table.report(
            document,
            out,
            "These marks look confirmed, and nothing says whether somebody looked or it is only"
                + " claimed.");
      }
    }
  }
}
