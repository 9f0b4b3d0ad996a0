package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.DocumentReading;

/// A cell of a table contradicts a sentence.
public final class P5Table implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P5-TABLE",
          Severity.CRITICAL,
          5,
          "A table and the text give different values",
          "Clarity Gate procedures, point 5");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    ConflictReport.write(document, context, c -> !c.isByWeight() && c.isOfTable(), out);
  }
}
