package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.DocumentReading;

/// Two values contradict each other by all that is seen of them, though by no rule.
public final class P5Pair implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P5-PAIR",
          Severity.CRITICAL,
          5,
          "Two values read as if they were of one thing",
          "Clarity Gate procedures, point 5");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    ConflictReport.write(document, context, Conflict::isByWeight, out);
  }
}
