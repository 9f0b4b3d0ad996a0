package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;

/// Handles 3,000 requests per second, lays 60 m a day: without load, size or hardware.
public final class P3Rate implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P3-RATE",
          Severity.WARNING,
          3,
          "A throughput is said without conditions (advisory)",
          "Clarity Gate procedures, point 3");

  /// Figures a year or month are counts of what happened, not of what a thing can do.
  private static final WordSet STATISTICS = WordLists.words("statistic-times");

  /// "Wind above 15 m/s stops the lifts": a threshold.
  private static final WordSet THRESHOLD = WordLists.words("threshold");

  private static final Triggers TRIGGERS = Triggers.of(Cue.RATE);

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
    HiddenCondition.report(block, around, Cue.RATE, P3Rate::isThroughput, out);
  }

  /// A number that is no price stands before.
  private static boolean isThroughput(Sentence sentence, CueMatch match) {
    int number = Wording.numberBefore(sentence, match.from() + 1);
    return number >= 0
        && !sentence.has(TokenClass.MONEY)
        && !sentence.has(Cue.AMOUNT)
        && !THRESHOLD.contains(Wording.before(sentence, number))
        && !sentence.tokens().isOneOf(match.to() - 1, STATISTICS)
        && !Wording.before(sentence, match.from()).equals("times");
  }
}
