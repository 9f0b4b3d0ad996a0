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

/// Is a third faster, takes 2% of the CPU, carries 240 passengers: without the conditions of the
/// figure.
public final class P3Figure implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P3-FIGURE",
          Severity.WARNING,
          3,
          "How well something does is said without conditions (advisory)",
          "Clarity Gate procedures, point 3");

  private static final Triggers TRIGGERS = Triggers.of(Cue.EFFICIENCY);

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
      HiddenCondition.report(block, around, Cue.EFFICIENCY, (s, m) -> true, out);
    }
  }
}
