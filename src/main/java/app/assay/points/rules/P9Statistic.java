package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import java.util.Optional;

/// An average, a count or a habit in figures, with no word of who found it.
public final class P9Statistic implements CheckableRule {

  private static final Rule RULE =
      new Rule(
          "P9-STATISTIC", Severity.VERIFIABLE, 9, "A figure about the world without a source", "Clarity Gate procedures, point 9");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Optional<CueMatch> claim(Stance stance, PointsContext context) {
    Sentence sentence = stance.sentence();
    if (!sentence.has(Cue.COUNT) || sentence.cell().isPresent()) {
      return Optional.empty();
    }
    boolean figure =
        sentence.has(Cue.AVERAGE)
            || sentence.has(Cue.ADOPTION)
            || (sentence.has(Cue.WORLD) && sentence.has(TokenClass.NUM))
            || (sentence.hasAny(Cue.PERIOD, Cue.TIMES) && sentence.has(Cue.CROWD));
    return figure && !sentence.has(Cue.SETTING) ? sentence.first(Cue.COUNT) : Optional.empty();
  }

  @Override
  public String message(String words) {
    return "A model will repeat the figure “"
        + words
        + "” as established. Name the count or study that it comes from.";
  }
}
