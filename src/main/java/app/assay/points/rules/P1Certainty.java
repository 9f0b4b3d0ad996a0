package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import java.util.Optional;

/// Always, 100 %, guaranteed, proven, with no proof named.
public final class P1Certainty implements AssertionRule {

  private static final Rule RULE =
      new Rule(
          "P1-CERTAINTY",
          Severity.CRITICAL,
          1,
          "Something is said to hold in all cases",
          "Clarity Gate procedures, point 1");

  private static final WordSet ARTICLES = WordLists.words("before-guarantee");

  private static final Triggers TRIGGERS = Triggers.of(Cue.CERTAIN);

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
        .first(Cue.CERTAIN)
        .filter(claim -> !stance.isDeniedAt(claim) && !isNoun(stance.sentence(), claim));
  }

  /// "A bed guarantee", "the guarantee".
  private static boolean isNoun(Sentence sentence, CueMatch claim) {
    return (sentence.tokens().isWord(claim.from(), "guarantee")
            && ARTICLES.contains(Wording.before(sentence, claim.from() - 1)))
        || (sentence.tokens().lower(claim.from()).startsWith("guarantee")
            && ARTICLES.contains(Wording.before(sentence, claim.from())));
  }

  @Override
  public String message(String words) {
    return "“"
        + words
        + "” leaves no room for exceptions. Name the proof or mark it as a hypothesis.";
  }
}
