package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.lexicon.Cue;
import app.assay.points.reading.CueMatch;
import java.util.Optional;

/// What people like or choose, with nobody asked.
public final class P1Preference implements AssertionRule {

  private static final Rule RULE =
      new Rule(
          "P1-PREFERENCE",
          Severity.WARNING,
          1,
          "A preference is stated as a fact",
          "Clarity Gate procedures, point 1");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Optional<CueMatch> claim(Stance stance, PointsContext context) {
    if (stance.sentence().has(Cue.DECISION)) {
      return Optional.empty();
    }
    return stance.sentence().first(Cue.PREFER).filter(claim -> !stance.isDeniedAt(claim));
  }

  @Override
  public String message(String words) {
    return "“"
        + words
        + "” says what people want as if they had been asked. Name who was asked and how.";
  }
}
