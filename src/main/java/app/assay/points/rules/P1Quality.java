package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.Optional;

/// Excellent, robust, flawless, with no finding behind it.
public final class P1Quality implements AssertionRule {

  private static final Rule RULE =
      new Rule(
          "P1-QUALITY",
          Severity.WARNING,
          1,
          "A judgement is stated as a fact",
          "Clarity Gate procedures, point 1");

  private static final WordSet BE = WordLists.words("be");

  /// So many words may stand between "is" and the adjective: "is a very solid".
  private static final int REACH = 3;

  private static final WordSet HOW = WordLists.words("how");

  private static final Triggers TRIGGERS = Triggers.of(Cue.PRAISE, Cue.QUALITY);

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
    if (!context.isThorough() && stance.sentence().has(Cue.CONDITION)) {
      return Optional.empty();
    }
    Optional<CueMatch> praise =
        stance
            .sentence()
            .first(Cue.PRAISE)
            .filter(claim -> !stance.isDeniedAt(claim) && isSaid(stance.sentence(), claim));
    return praise.isPresent() ? praise : Judgement.by(stance.sentence(), Cue.QUALITY, BE, REACH);
  }

  /// Not "Whisper was", a name; "is the stable interface", which says which one; "how it works",
  /// "is not safe".
  private static boolean isSaid(Sentence sentence, CueMatch claim) {
    Tokens tokens = sentence.tokens();
    boolean which =
        claim.to() - claim.from() > 2
            && tokens.isOneOf(claim.from(), BE)
            && tokens.isWord(claim.from() + 1, "the");
    for (int i = claim.from(); i < claim.to(); i++) {
      if (tokens.isWord(i, "not") || tokens.isWord(i, "never")) {
        return false;
      }
    }
    boolean works = tokens.is(claim.to() - 1, TokenClass.STOP);
    boolean how = false;
    for (int i = sentence.from(); works && i < claim.from(); i++) {
      how |= tokens.isOneOf(i, HOW);
    }
    return !which && !how && !Wording.isName(sentence, claim);
  }

  @Override
  public String message(String words) {
    return "“"
        + words
        + "” is a judgement that a model will repeat as a property. Name the finding behind it.";
  }
}
