package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.lexicon.Cue;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import java.util.Optional;

/// An average, a count or a habit in figures, with no word of who found it.
public final class P9Statistic implements CheckableRule {

  private static final Rule RULE =
      new Rule(
          "P9-STATISTIC",
          Severity.VERIFIABLE,
          9,
          "A figure about the world without a source",
          "Clarity Gate procedures, point 9");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Optional<CueMatch> claim(Stance stance, PointsContext context) {
    Sentence sentence = stance.sentence();
    if (!sentence.has(Cue.COUNT)
        || sentence.cell().isPresent()
        || sentence.has(Cue.SETTING)
        || (sentence.has(Cue.FINANCE) && sentence.has(Cue.AMOUNT))) {
      return Optional.empty();
    }
    boolean figure =
        sentence.hasAny(Cue.AVERAGE, Cue.ADOPTION)
            || sentence.has(Cue.WORLD)
            || (sentence.has(Cue.TIMES) && sentence.has(Cue.RIVAL))
            || (isHabit(sentence) && (sentence.has(Cue.CROWD) || Figures.isGeneral(sentence)));
    return figure ? Figures.first(sentence) : Optional.empty();
  }

  private static boolean isHabit(Sentence sentence) {
    for (CueMatch period : sentence.all(Cue.PERIOD)) {
      if (period.from() > sentence.from()) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String message(String words) {
    return "A model will repeat the figure “"
        + words
        + "” as established. Name the count or study that it comes from.";
  }
}
