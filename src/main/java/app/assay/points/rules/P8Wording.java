package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.Fixes;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import java.util.List;

/// What was so on some day, told without the day, known by its words as a whole.
public final class P8Wording implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P8-WORDING",
          Severity.TEMPORAL,
          8,
          "What is so for a time is worded without its day",
          "Clarity Gate procedures, point 8");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(
      BlockReading block, Surroundings around, PointsContext context, PointSink out) {
    if (Worded.mayRaise(RULE.point(), block, around, context)) {
      new Worded(RULE.point(), block, around)
          .report("Say as of which day it is so.", s -> fixes(s, context), context, 0, out);
    }
  }

  private static List<Fix> fixes(Sentence sentence, PointsContext context) {
    String day = "as of " + context.asOf();
    return List.of(
        Fixes.append("Say “" + day + "”", sentence, "(" + day + ")"),
        Fixes.append("Mark as to be looked up again", sentence, "[CHECK]"));
  }
}
