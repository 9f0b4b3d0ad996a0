package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.check.Tense;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
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

  private static final WordSet AFTER_VERB = WordLists.words("verb-before");

  private static final int SHARE_REACH = 5;

  private static final WordSet PARTS = WordLists.words("share-parts");

  private static final WordSet AT_LARGE = WordLists.words("at-large");

  private static final WordSet WAYS = WordLists.words("ways");

  /// What somebody does for a reason of his own: "dropped", "postponed", "put back".
  private static final WordSet SETTLED = WordLists.words("settled");

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
        .filter(claim -> !isShare(stance.sentence(), claim))
        .filter(claim -> !isWay(stance.sentence(), claim))
        .filter(claim -> !isDecided(stance.sentence(), claim))
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

  /// "Ceramics accounts for 1 % of emissions", "our accounts for 2025", "in seven of ten outages
  /// across the trade": a share or a paper; a share of all there is belongs to point 9.
  private static boolean isShare(Sentence sentence, CueMatch claim) {
    Tokens tokens = sentence.tokens();
    if (tokens.lower(claim.from()).startsWith("account")) {
      for (int i = claim.to(); i < Math.min(sentence.to(), claim.to() + SHARE_REACH); i++) {
        if (tokens.is(i, TokenClass.NUM)
            || tokens.is(i, TokenClass.YEAR)
            || tokens.isOneOf(i, PARTS)) {
          return true;
        }
      }
    }
    return sentence.has(Cue.SHARE)
        && !sentence.has(Cue.OWN)
        && (tokens.is(sentence.from(), TokenClass.NUM)
            || tokens.isOneOf(sentence.from(), AT_LARGE));
  }

  /// "The road leads into the village".
  private static boolean isWay(Sentence sentence, CueMatch claim) {
    return sentence.tokens().lower(claim.from()).startsWith("lead")
        && claim.from() > sentence.from()
        && sentence.tokens().isOneOf(claim.from() - 1, WAYS);
  }

  /// "Two were dropped because of broken clocks", "which is why none are in": somebody decided.
  private static boolean isDecided(Sentence sentence, CueMatch claim) {
    Tokens tokens = sentence.tokens();
    boolean why = tokens.isWord(claim.to() - 1, "why");
    boolean of = tokens.isWord(claim.from(), "because") || tokens.isWord(claim.from(), "due");
    if (!why && !of) {
      return false;
    }
    if (why && sentence.has(Cue.DECISION)) {
      return true;
    }
    int from = why ? claim.to() : sentence.from();
    int to = why ? sentence.to() : claim.from();
    for (int i = from; i < to; i++) {
      if (tokens.isOneOf(i, SETTLED)) {
        return true;
      }
    }
    return false;
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
