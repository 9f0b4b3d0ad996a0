package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.DocumentReading;
import java.util.ArrayList;
import java.util.List;

/// Two places set different limits to the same thing, or one breaks the limit that the other sets.
public final class P5Limit implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P5-LIMIT",
          Severity.CRITICAL,
          5,
          "Two limits of the same thing differ",
          "Clarity Gate procedures, point 5");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    List<Opposed> found = new ArrayList<>();
    found.addAll(AgeLimits.in(document));
    found.addAll(Bands.in(document));
    found.addAll(BrokenLimits.in(document));
    found.addAll(Ceilings.in(document));
    found.addAll(HowOftenAtFirst.in(document));
    found.addAll(Tolerances.in(document));
    found.addAll(LimitKept.in(document));
    found.addAll(ToleranceKept.in(document));
    found.forEach(pair -> pair.report(document, out));
  }
}
