package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import java.util.Optional;

/// Something fell, rose or improved because of or since something else.
public final class P6Because implements CausalRule {

  private static final Rule RULE =
      new Rule(
          "P6-BECAUSE",
          Severity.WARNING,
          6,
          "A change is explained as a fact (advisory)",
          "Clarity Gate procedures, point 6");

  private static final Triggers TRIGGERS = Triggers.of(Cue.BECAUSE);

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
    Sentence sentence = stance.sentence();
    if (!sentence.has(Cue.BECAUSE)
        || !sentence.has(Cue.SHIFT)
        || sentence.has(Cue.DECISION)
        || sentence.cell().isPresent()) {
      return Optional.empty();
    }
    return sentence.first(Cue.BECAUSE);
  }

  @Override
  public String message(String words) {
    return "“"
        + words
        + "” gives a reason for a change as if it had been shown. Name the evidence or mark it as a"
        + " hypothesis.";
  }
}
