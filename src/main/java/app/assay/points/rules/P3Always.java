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

/// Never blocks, no downtime, instantly: without the conditions under which it holds.
public final class P3Always implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P3-ALWAYS",
          Severity.WARNING,
          3,
          "Behaviour is said to hold without exception (advisory)",
          "Clarity Gate procedures, point 3");

  private static final Triggers TRIGGERS = Triggers.of(Cue.ABSOLUTE);

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
    if (context.isThorough()) {
      HiddenCondition.report(block, around, Cue.ABSOLUTE, (s, m) -> !s.has(Cue.SHARE), out);
    }
  }
}
