package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Surroundings;

/// Scores, grades and stars in a table with nothing that says who gave them.
public final class P4Score implements Detector.OfBlock {

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
  public void inspect(
      BlockReading block, Surroundings around, PointsContext context, PointSink out) {
    for (UnsourcedFigures figures : UnsourcedFigures.in(block, around)) {
      if (figures.isOf(FigureKind.SCORE) && (context.isThorough() || figures.cells().size() > 1)) {
        out.report(
            figures.span(),
            "These scores look like the result of a test, and nothing says who gave them or by what"
                + " measure.",
            TableFixes.of(block, figures));
      }
    }
  }
}
