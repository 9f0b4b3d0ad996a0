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

/// A result with no measurement named.
public final class P1Achievement implements AssertionRule {

  private static final Rule RULE =
      new Rule(
          "P1-ACHIEVEMENT",
          Severity.CRITICAL,
          1,
          "A result is stated as reached",
          "Clarity Gate procedures, point 1");

  private static final WordSet HAVE = WordLists.words("has-been");

  private static final WordSet COSTS = WordLists.words("costs");

  private static final WordSet BE = WordLists.words("being");

  private static final WordSet PRICES = WordLists.words("going-prices");

  private static final Triggers TRIGGERS = Triggers.of(Cue.ACHIEVE);

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
    if (stance.sentence().hasAny(Cue.AVERAGE, Cue.CAUSE, Cue.BECAUSE)
        || isDoubling(stance.sentence())
        || (!context.isThorough() && stance.sentence().has(Cue.CONDITION))) {
      return Optional.empty();
    }
    return stance
        .sentence()
        .first(Cue.ACHIEVE)
        .filter(claim -> !stance.isDeniedAt(claim))
        .filter(claim -> !isPriceOrCut(stance.sentence(), claim))
        .filter(claim -> !isStatistic(stance.sentence(), claim))
        .filter(claim -> !isEffectTold(stance, claim));
  }

  /// "Doubling the workers halves the time": how it scales, which point 3 asks for.
  private static boolean isDoubling(Sentence sentence) {
    return sentence.has(Cue.SCALING) && sentence.tokens().isWord(sentence.from(), "doubling");
  }

  /// "Cobalt prices have doubled", "costs 14 % more", "were cut off": prices and mere doings.
  private static boolean isPriceOrCut(Sentence sentence, CueMatch claim) {
    Tokens tokens = sentence.tokens();
    String before = Wording.before(sentence, claim.from());
    if ((COSTS.contains(before) && tokens.is(claim.from(), TokenClass.NUM))
        || (tokens.isWord(claim.from(), "cut") && BE.contains(before))) {
      return true;
    }
    if (sentence.has(Cue.OWN)) {
      return false;
    }
    for (int i = sentence.from(); i < claim.to(); i++) {
      if (tokens.isOneOf(i, PRICES)) {
        return true;
      }
    }
    return false;
  }

  /// "The change halved its bill" tells what came of something: that is asked for its cause, by
  /// point 6. "The wizard halves the effort" says what a thing does.
  private static boolean isEffectTold(Stance stance, CueMatch claim) {
    Sentence sentence = stance.sentence();
    boolean told =
        HAVE.contains(Wording.before(sentence, claim.from()))
            || sentence.tokens().isOneOf(claim.from(), HAVE)
            || Told.isPast(sentence, claim.from(), Wording.lower(sentence.tokens(), claim.from()));
    return told && !sentence.has(Cue.OWN) && P6Effect.effect(stance).isPresent();
  }

  /// "Parcel firms save 38 cents on every drop": nobody at hand has reached that.
  private static boolean isStatistic(Sentence sentence, CueMatch claim) {
    return !HAVE.contains(Wording.before(sentence, claim.from()))
        && sentence.hasAny(Cue.COUNT, Cue.SHARE, Cue.TIMES)
        && !sentence.has(Cue.OWN)
        && Generality.isOfAKind(sentence);
  }

  @Override
  public String message(String words) {
    return "A model will take “"
        + words
        + "” for a measured result. Name the measurement or mark it.";
  }
}
