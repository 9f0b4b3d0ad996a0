package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.DocumentReading;
import java.util.ArrayList;
import java.util.List;

/// Two sentences say opposite things of the same one: a grant that is in place and applied for, a
/// unanimous vote of six to one.
public final class P5Status implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P5-STATUS",
          Severity.CRITICAL,
          5,
          "Two statements about the same thing exclude each other",
          "Clarity Gate procedures, point 5");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    List<Opposed> found = new ArrayList<>();
    found.addAll(Stages.in(document));
    found.addAll(AbsentActs.in(document));
    found.addAll(Unanimity.in(document));
    found.addAll(NoneAndSome.in(document));
    found.addAll(SurplusAndLoss.in(document));
    found.addAll(Extensions.in(document));
    found.addAll(AllOfThem.in(document));
    found.addAll(OneAndTheOthers.in(document));
    found.addAll(Unchanged.in(document));
    found.addAll(KindTold.in(document));
    found.addAll(SameThings.in(document));
    found.forEach(pair -> pair.report(document, out));
  }
}
