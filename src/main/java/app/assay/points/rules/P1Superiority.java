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
  private static final WordSet HAS = WordLists.words("has-better");

  /// So many words may stand between the verb and the comparative: "has by far the better".
  private static final int REACH = 3;

  /// So many words may stand between the comparative and "than".
  private static final int THAN = 5;

  /// After "the most" they count or place; they do not judge.
  private static final WordSet NEUTRAL = WordLists.words("neutral-superlative");

  /// "Best practice", "the best match": no judgement of anything.
  private static final WordSet BEST = WordLists.words("no-best");

  /// Rows of the writers' own tables.
  private static final WordSet ROWS = WordLists.words("own-rows");

  private static final WordSet TIMES = WordLists.words("figure-words");

  /// "Costs 14 % more" is a price.
  private static final WordSet COSTS = WordLists.words("costs");

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
    Sentence sentence = stance.sentence();
    Optional<CueMatch> superior =
        sentence
            .first(Cue.SUPERIOR)
            .filter(claim -> !stance.isDeniedAt(claim) && isOfQuality(sentence, claim))
            .filter(claim -> !COSTS.contains(Wording.before(sentence, claim.from())));
    if (superior.isPresent()) {
      return superior;
    }
    Optional<CueMatch> compared =
        Judgement.compared(sentence, Cue.BETTER, THAN)
            .filter(c -> !Generality.areKinds(sentence) && !isPriced(sentence, c));
    return compared.isPresent() || !context.isThorough() || sentence.hasAny(Cue.CAUSE, Cue.BECAUSE)
        ? compared
        : Judgement.by(sentence, Cue.BETTER, HAS, REACH).filter(c -> !isPriced(sentence, c));
  }

  /// Leaves out what the wording alone gets wrong: limits, statistics, facts of the world, and
  /// comparatives that only say what came of something.
  private static boolean isOfQuality(Sentence sentence, CueMatch match) {
    Tokens tokens = sentence.tokens();
    int last = match.to() - 1;
    boolean alone = match.from() == sentence.from() && match.to() == sentence.to();
    boolean limit =
        match.to() + 1 < sentence.to()
            && tokens.isWord(match.to(), "than")
            && tokens.is(match.to() + 1, TokenClass.NUM);
    boolean figure =
        tokens.is(match.from(), TokenClass.NUM) || TIMES.contains(first(match, tokens));
    boolean outcome = tokens.is(last, TokenClass.STOP) && sentence.hasAny(Cue.BECAUSE, Cue.CAUSE);
    return !Wording.isName(sentence, match)
        && !BEST.contains(Wording.after(sentence, match.to() - 1))
        && !tokens.isOneOf(last, BEST)
        && !(alone && tokens.is(last, TokenClass.STOP))
        && !limit
        && !isRanked(sentence, match)
        && !isPriced(sentence, match)
        && !(figure && Generality.isOfAKind(sentence))
        && !outcome
        && !isNeutral(tokens, match)
        && !Generality.isComparedWithTheWorld(sentence, match.from());
  }

  /// "November was the strongest month", "the best plant, Hvidbæk, returned": one of the writers'
  /// own rows; "the only one with a siding" says which.
  private static boolean isRanked(Sentence sentence, CueMatch match) {
    Tokens tokens = sentence.tokens();
    int last = match.to() - 1;
    boolean only = last - match.from() == 2 && tokens.isWord(match.from() + 1, "only");
    if (only && tokens.isWord(last, "one")) {
      return match.to() < sentence.to() && tokens.isWord(match.to(), "with");
    }
    if (!tokens.lower(last).endsWith("est")
        && !Wording.after(sentence, match.from()).endsWith("est")) {
      return false;
    }
    boolean named =
        match.to() + 2 < sentence.to()
            && tokens.is(match.to() + 1, TokenClass.COMMA)
            && tokens.is(match.to() + 2, TokenClass.CAP);
    return named
        || tokens.isOneOf(last, ROWS)
        || (match.to() < sentence.to() && tokens.isOneOf(match.to(), ROWS));
  }

  /// "Egress is cheaper than at": prices can be looked up, so point 9 asks for them.
  private static boolean isPriced(Sentence sentence, CueMatch match) {
    Tokens tokens = sentence.tokens();
    for (int i = match.from(); i < match.to(); i++) {
      if (tokens.isWord(i, "cheaper") || tokens.isWord(i, "dearer")) {
        return Judgement.isBefore(sentence, i, "than") && !sentence.has(Cue.OWN);
      }
    }
    return false;
  }

  private static String first(CueMatch match, Tokens tokens) {
    return Wording.lower(tokens, match.from());
  }

  /// "The most recent".
  private static boolean isNeutral(Tokens tokens, CueMatch match) {
    for (int i = match.from(); i + 1 < match.to(); i++) {
      if (tokens.isWord(i, "most")) {
        return tokens.isOneOf(i + 1, NEUTRAL);
      }
    }
    return false;
  }

  @Override
  public String message(String words) {
    return "A model will take “"
        + words
        + "” for a measured comparison. Name what was compared and where.";
  }
}
