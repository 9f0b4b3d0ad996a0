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

/// Led to, thanks to, explains: a cause is named outright.
public final class P6Cause implements CausalRule {

  private static final Rule RULE =
      new Rule(
          "P6-CAUSE",
          Severity.WARNING,
          6,
          "A cause is stated as a fact (advisory)",
          "Clarity Gate procedures, point 6");

  private static final WordSet AFTER_VERB =
      WordSet.of("on", "in", "the", "a", "an", "at", "to", "by", "with", "for", "whether");

  /// Thanks to somebody are short.
  private static final int CREDIT = 5;

  private static final Triggers TRIGGERS = Triggers.of(Cue.CAUSE);

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
    return stance
        .sentence()
        .first(Cue.CAUSE)
        .filter(claim -> !stance.isDeniedAt(claim))
        .filter(claim -> !isAsked(stance.sentence(), claim))
        .filter(claim -> !isAppointed(stance.sentence(), claim))
        .filter(claim -> !isCredit(stance.sentence(), claim));
  }

  /// "What caused it" asks; "what brought it down was" names.
  private static boolean isAsked(Sentence sentence, CueMatch claim) {
    return Wording.lower(sentence.tokens(), claim.from()).startsWith("cause")
        && Wording.before(sentence, claim.from()).equals("what");
  }

  /// "Is due to decide in May" is a date; "is due to the rain" a cause.
  private static boolean isAppointed(Sentence sentence, CueMatch claim) {
    return sentence.tokens().isWord(claim.from(), "due")
        && sentence.has(Cue.SCHEDULE)
        && claim.to() < sentence.to()
        && claim.to() + 1 < sentence.to()
        && sentence.tokens().isOneOf(claim.to() + 1, AFTER_VERB)
        && Tense.base(Wording.lower(sentence.tokens(), claim.to())).isPresent();
  }

  /// "Thanks to @mwrona."
  private static boolean isCredit(Sentence sentence, CueMatch claim) {
    return claim.from() == sentence.from()
        && sentence.tokens().isWord(claim.from(), "thanks")
        && sentence.words() <= CREDIT
        && !Tense.hasVerb(sentence, claim.to(), sentence.to());
  }

  @Override
  public String message(String words) {
    return "“"
        + words
        + "” names a cause as if it had been shown. Name the evidence or mark it as a hypothesis.";
  }
}
