package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.lexicon.Cue;
import app.assay.points.reading.CueMatch;
import java.util.Optional;

/// Better than others, the best, the only one, with no comparison named.
public final class P1Superiority implements AssertionRule {

  private static final Rule RULE =
      new Rule(
          "P1-SUPERIORITY",
          Severity.CRITICAL,
          1,
          "Superiority is stated as a fact",
          "Clarity Gate procedures, point 1");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Optional<CueMatch> claim(Stance stance, PointsContext context) {
    return stance.sentence().first(Cue.SUPERIOR).filter(claim -> !stance.isDeniedAt(claim));
  }

  @Override
  public String message(String words) {
    return "A model will take “"
        + words
        + "” for a measured comparison. Name what was compared and where.";
  }
}
