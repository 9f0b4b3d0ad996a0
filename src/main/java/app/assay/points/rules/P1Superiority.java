package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.reading.CueMatch;
import java.util.Optional;
import java.util.Set;

/// Better than others, the best, the only one, with no comparison named.
public final class P1Superiority implements AssertionRule {

  private static final Rule RULE =
      new Rule(
          "P1-SUPERIORITY",
          Severity.CRITICAL,
          1,
          "Superiority is stated as a fact",
          "Clarity Gate procedures, point 1");

  /// Verbs before which a comparative tells what something is or has.
  private static final Set<String> HAS = WordLists.words("has-better");

  /// So many words may stand between the verb and the comparative: "has by far the better".
  private static final int REACH = 3;

  /// So many words may stand between the comparative and "than".
  private static final int THAN = 5;

  private static final Triggers TRIGGERS = Triggers.of(Cue.SUPERIOR, Cue.BETTER);

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
    Optional<CueMatch> superior =
        stance.sentence().first(Cue.SUPERIOR).filter(claim -> !stance.isDeniedAt(claim));
    if (superior.isPresent()) {
      return superior;
    }
    Optional<CueMatch> compared = Judgement.compared(stance.sentence(), Cue.BETTER, THAN);
    return compared.isPresent()
            || !context.isThorough()
            || stance.sentence().hasAny(Cue.CAUSE, Cue.BECAUSE)
        ? compared
        : Judgement.by(stance.sentence(), Cue.BETTER, HAS, REACH);
  }

  @Override
  public String message(String words) {
    return "A model will take “"
        + words
        + "” for a measured comparison. Name what was compared and where.";
  }
}
