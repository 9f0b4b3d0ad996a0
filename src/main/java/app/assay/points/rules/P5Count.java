package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.DocumentReading;

/// Two sentences count the same things and arrive at different numbers.
public final class P5Count implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P5-COUNT",
          Severity.CRITICAL,
          5,
          "Two counts of the same things differ",
          "Clarity Gate procedures, point 5");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    ConflictReport.write(
        document, context, c -> !c.isByWeight() && !c.isOfTable() && c.value().isCount(), out);
  }
}
