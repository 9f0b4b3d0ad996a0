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

/// What other sellers offer, lack or hold of the market, with no word of where it was seen.
public final class P9Competitor implements CheckableRule {

  private static final Rule RULE =
      new Rule(
          "P9-COMPETITOR",
          Severity.VERIFIABLE,
          9,
          "A claim about others on the market without a source",
          "Clarity Gate procedures, point 9");

  private static final Triggers TRIGGERS = Triggers.of(Cue.RIVAL);

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
    if (sentence.cell().isPresent() || !sentence.has(Cue.RIVAL)) {
      return Optional.empty();
    }
    for (CueMatch rival : sentence.all(Cue.RIVAL)) {
      if (!OwnNames.isOwn(sentence.tokens(), rival.from(), stance.around())
          && !OwnNames.isPronoun(sentence.tokens(), rival.from())) {
        return Optional.of(rival);
      }
    }
    return Optional.empty();
  }

  @Override
  public String message(String words) {
    return "“"
        + words
        + "” says what others offer or lack, and they may have changed. Name the source and its"
        + " date.";
  }
}
