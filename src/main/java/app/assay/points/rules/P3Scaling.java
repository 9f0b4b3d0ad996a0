package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Surroundings;

/// Scales linearly, grows in step, no matter how many: without the limits within which it does.
public final class P3Scaling implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P3-SCALING",
          Severity.WARNING,
          3,
          "How something scales is said without limits (advisory)",
          "Clarity Gate procedures, point 3");

  private static final Triggers TRIGGERS = Triggers.of(Cue.SCALING);

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Triggers triggers() {
    return TRIGGERS;
  }

  @Override
  public void inspect(
      BlockReading block, Surroundings around, PointsContext context, PointSink out) {
    HiddenCondition.report(block, around, Cue.SCALING, (s, m) -> true, out);
  }
}
