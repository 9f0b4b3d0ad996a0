package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.DocumentReading;

/// Two sentences give different values for the same amount, share or measure.
public final class P5Value implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P5-VALUE",
          Severity.CRITICAL,
          5,
          "Two values of the same quantity differ",
          "Clarity Gate procedures, point 5");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    ConflictReport.write(
        document,
        context,
        c -> !c.isByWeight() && !c.isOfTable() && !c.value().isCount() && !c.value().isMoment(),
        out);
  }
}
