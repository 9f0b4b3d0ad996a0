package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.DocumentReading;

/// Percentages in a table with nothing that says where they are from.
public final class P4Percent implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P4-PERCENT",
          Severity.CRITICAL,
          4,
          "Percentages in a table have no source",
          "Clarity Gate procedures, point 4");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    for (UnsourcedTable table : UnsourcedTable.in(document)) {
      UnsourcedFigures figures = table.figures();
      if (figures.isOf(FigureKind.PERCENT)
          && (context.isThorough() || figures.cells().size() > 1)) {
        table.report(
            document,
            out,
            "These percentages look measured, and nothing says who measured them, how or when.");
      }
    }
  }
}
