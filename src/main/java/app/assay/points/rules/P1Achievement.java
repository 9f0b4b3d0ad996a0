package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.reading.CueMatch;
import java.util.Optional;

/// A result with no measurement named.
public final class P1Achievement implements AssertionRule {

  private static final Rule RULE =
      new Rule(
          "P1-ACHIEVEMENT",
          Severity.CRITICAL,
          1,
          "A result is stated as reached",
          "Clarity Gate procedures, point 1");

  private static final Triggers TRIGGERS = Triggers.of(Cue.ACHIEVE);

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Triggers triggers() {
    return TRIGGERS;
  }

  @Override
  public Optional<CueMatch> claim(Stance stance, PointsContext context) {
    if (stance.sentence().hasAny(Cue.AVERAGE, Cue.CAUSE, Cue.BECAUSE)
        || (!context.isThorough() && stance.sentence().has(Cue.CONDITION))) {
      return Optional.empty();
    }
    return stance.sentence().first(Cue.ACHIEVE).filter(claim -> !stance.isDeniedAt(claim));
  }

  @Override
  public String message(String words) {
    return "A model will take “"
        + words
        + "” for a measured result. Name the measurement or mark it.";
  }
}
