package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import java.util.Set;

/// Cost per user, 4 cents a head: without the volume, price or period that it rests on.
public final class P3Cost implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P3-COST",
          Severity.WARNING,
          3,
          "A unit cost is said without assumptions (advisory)",
          "Clarity Gate procedures, point 3");

  private static final Set<String> EACH = Set.of("a", "an", "per", "each");

  private static final Triggers TRIGGERS = Triggers.of(Cue.UNIT_COST);

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
    HiddenCondition.report(block, around, Cue.UNIT_COST, P3Cost::isRunningCost, out);
    HiddenCondition.reportCells(block, around, Cue.UNIT_COST, out);
  }

  /// "The ironer costs 38,000" is a price; what doing something costs is a unit cost.
  private static boolean isRunningCost(Sentence sentence, CueMatch match) {
    boolean bare =
        match.to() - match.from() == 2
            && Wording.lower(sentence.tokens(), match.from()).startsWith("cost")
            && !Wording.lower(sentence.tokens(), match.to() - 1).equals("next");
    if (sentence.cell().isPresent() && !sentence.has(TokenClass.NUM)) {
      return false;
    }
    boolean each =
        match.to() < sentence.to() && EACH.contains(Wording.lower(sentence.tokens(), match.to()));
    return !bare || each || Wording.lower(sentence.tokens(), sentence.from()).endsWith("ing");
  }
}
