package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.check.Tense;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordSet;
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

  private static final WordSet OURSELVES =
      WordSet.of("company", "house", "team", "group", "organisation", "organization", "department");

  private static final Triggers TRIGGERS = Triggers.of(Cue.LAW, Cue.INDUSTRY, Cue.CROWD);

  /// Words before the noun of the subject.
  private static final int SUBJECT = 2;

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
    if (sentence.has(Cue.LAW) && !Figures.isOwn(sentence) && Figures.first(sentence).isPresent()) {
      return sentence.first(Cue.LAW);
    }
    Optional<CueMatch> known =
        sentence.first(Cue.INDUSTRY).filter(claim -> !isAmongOurselves(sentence, claim));
    return known.isPresent() || !context.isThorough() ? known : custom(sentence);
  }

  /// "Than any other group in the company".
  private static boolean isAmongOurselves(Sentence sentence, CueMatch claim) {
    if (!sentence.tokens().isWord(claim.from(), "than")) {
      return false;
    }
    for (int i = claim.to(); i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, OURSELVES)) {
        return true;
      }
    }
    return false;
  }

  /// "Pharmacies are moving their stocks today", "Support desks elsewhere leave it to rules": what
  /// a whole kind of people or houses does.
  private static Optional<CueMatch> custom(Sentence sentence) {
    if (!sentence.has(Cue.CROWD)
        || !sentence.hasAny(Cue.NOW, Cue.AVERAGE, Cue.WORLD)
        || sentence.has(Cue.KIND)
        || Figures.isOwn(sentence)
        || !Generality.isOfAKind(sentence)
        || Tense.present(sentence) < 0) {
      return Optional.empty();
    }
    CueMatch crowd = sentence.first(Cue.CROWD).orElseThrow();
    boolean verb =
        sentence.first(Cue.WORLD).filter(world -> world.from() == crowd.to()).isPresent();
    boolean counted = sentence.first(Cue.COUNT).filter(c -> c.from() < crowd.from()).isPresent();
    return crowd.from() <= sentence.from() + SUBJECT && !verb && !counted
        ? Optional.of(crowd)
        : Optional.empty();
  }

  @Override
  public String message(String words) {
    return "“" + words + "” is told as a known fact, and it can be looked up. Name the source.";
  }
}
