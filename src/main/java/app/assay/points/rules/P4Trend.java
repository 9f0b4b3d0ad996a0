package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.DocumentReading;

/// Arrows in a table with nothing that says from which values they are drawn.
public final class P4Trend implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P4-TREND",
          Severity.WARNING,
          4,
          "Trends in a table have no source",
          "Clarity Gate procedures, point 4");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    for (UnsourcedTable table : UnsourcedTable.in(document)) {
      UnsourcedFigures figures = table.figures();
      if (figures.isOf(FigureKind.TREND) && (context.isThorough() || figures.cells().size() > 1)) {
        table.report(
            document,
            out,
            "These arrows look like a measured trend, and nothing says from which values it is"
                + " drawn.");
      }
    }
  }
}
