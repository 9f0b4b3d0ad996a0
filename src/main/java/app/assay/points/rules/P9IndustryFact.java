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

/// A standard, law, record or market fact, with no word of where it stands.
public final class P9IndustryFact implements CheckableRule {

  private static final Rule RULE =
      new Rule(
          "P9-INDUSTRY-FACT",
          Severity.VERIFIABLE,
          9,
          "A fact about the trade or the world without a source",
          "Clarity Gate procedures, point 9");

  private static final Triggers TRIGGERS = Triggers.of(Cue.LAW, Cue.INDUSTRY);

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
    if (sentence.cell().isPresent()) {
      return Optional.empty();
    }
    if (sentence.has(Cue.LAW) && !sentence.has(Cue.OWN) && Figures.first(sentence).isPresent()) {
      return sentence.first(Cue.LAW);
    }
    return sentence.first(Cue.INDUSTRY);
  }

  @Override
  public String message(String words) {
    return "“" + words + "” is told as a known fact, and it can be looked up. Name the source.";
  }
}
