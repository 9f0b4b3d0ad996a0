package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;

/// Uses 300 MB, has a range of 18 km, is a third faster: without the conditions of the figure.
public final class P3Use implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P3-USE",
          Severity.WARNING,
          3,
          "What something uses or reaches is said without conditions (advisory)",
          "Clarity Gate procedures, point 3");

  /// "Wind above 15 metres per second stops the lifts": a threshold.
  private static final WordSet THRESHOLD = WordLists.words("threshold");

  private static final Triggers TRIGGERS = Triggers.of(Cue.UNIT_AMOUNT);

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
    HiddenCondition.report(block, around, Cue.UNIT_AMOUNT, P3Use::isUsed, out);
  }

  private static boolean isUsed(Sentence sentence, CueMatch amount) {
    return sentence.has(Cue.CONSUMPTION)
        && !THRESHOLD.contains(Wording.before(sentence, amount.from()));
  }
}
