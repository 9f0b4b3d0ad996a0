package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.DocumentReading;

/// Latencies, error rates and other numbers in a table that somebody must have measured, with
/// nothing that says so.
public final class P4Measure implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P4-MEASURE",
          Severity.CRITICAL,
          4,
          "Measured-looking numbers in a table have no source",
          "Clarity Gate procedures, point 4");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    for (UnsourcedTable table : UnsourcedTable.in(document)) {
      UnsourcedFigures figures = table.figures();
      if (figures.isOf(FigureKind.MEASURE)
          && (context.isThorough() || figures.cells().size() > 2)) {
        table.report(
            document,
            out,
            "These numbers look measured, and nothing says who measured them, how or when.");
      }
    }
  }
}
