package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Tense;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;

/// Cost per user, 4 cents a head: without the volume, price or period that it rests on.
public final class P3Cost implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P3-COST",
          Severity.WARNING,
          3,
          "A unit cost is said without assumptions (advisory)",
          "Clarity Gate procedures, point 3");

  private static final WordSet WHOM = WordLists.words("each-one");

  private static final WordSet EACH = WordLists.words("per-each");

  /// A sum, or a verb of buying and selling, before the figure.
  private static final WordSet SUMS = WordLists.words("sums");

  /// Of these, what may be shared out by the piece.
  private static final WordSet BILLS = WordLists.words("bills");

  /// What is paid for by the month or seat has a price.
  private static final WordSet TERMS = WordLists.words("price-terms");

  /// "Costs the state", like "costs a mid-sized firm": somebody else pays.
  private static final WordSet ALL = WordLists.words("public-payer");

  private static final Triggers TRIGGERS = Triggers.of(Cue.UNIT_COST);

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Triggers triggers() {
    return TRIGGERS;
  }

  @Override
  public void inspect(
      BlockReading block, Surroundings around, PointsContext context, PointSink out) {
    HiddenCondition.report(block, around, Cue.UNIT_COST, P3Cost::isRunningCost, out);
    HiddenCondition.reportCells(block, around, Cue.UNIT_COST, out);
  }

  /// "Pro costs €79 a month", "the cannery pays nine cents a kilo", "the total comes to €690,000":
  /// prices and sums. "Operating the depot costs 1.9 million a year" is what doing it costs.
  private static boolean isPrice(Sentence sentence, CueMatch match) {
    Tokens tokens = sentence.tokens();
    boolean doing = Wording.lower(tokens, sentence.from()).endsWith("ing");
    if (doing || sentence.has(Cue.OWN)) {
      return false;
    }
    for (int i = sentence.from(); i < match.from(); i++) {
      if (tokens.isOneOf(i, SUMS)) {
        return !isPerPiece(sentence, match) || !tokens.isOneOf(i, BILLS);
      }
    }
    boolean term =
        match.to() + 1 < sentence.to()
            && tokens.isOneOf(match.to(), EACH)
            && tokens.isOneOf(match.to() + 1, TERMS);
    return term
        || isOfOthers(sentence, match)
        || (Tense.present(sentence) < 0 && sentence.has(TokenClass.COLON));
  }

  /// "The bill works out at £1.10 per shop".
  private static boolean isPerPiece(Sentence sentence, CueMatch match) {
    return match.to() + 1 < sentence.to()
        && sentence.tokens().isOneOf(match.to(), EACH)
        && !sentence.tokens().isOneOf(match.to() + 1, TERMS);
  }

  private static boolean isOfOthers(Sentence sentence, CueMatch match) {
    Tokens tokens = sentence.tokens();
    int whom = match.from() + 1;
    return whom + 1 < sentence.to()
        && (tokens.isOneOf(whom, WHOM)
            || (tokens.isWord(whom, "the") && tokens.isOneOf(whom + 1, ALL)));
  }

  /// "46 cents of every euro": a share.
  private static boolean isShare(Sentence sentence, CueMatch match) {
    return match.to() + 1 < sentence.to()
        && sentence.tokens().isWord(match.to(), "of")
        && sentence.tokens().isOneOf(match.to() + 1, WHOM);
  }

  /// "The ironer costs 38,000" is a price; what doing something costs is a unit cost.
  private static boolean isRunningCost(Sentence sentence, CueMatch match) {
    boolean bare =
        match.to() - match.from() == 2
            && Wording.lower(sentence.tokens(), match.from()).startsWith("cost")
            && !sentence.tokens().isWord(match.to() - 1, "next");
    if (sentence.cell().isPresent() && !sentence.has(TokenClass.NUM)) {
      return false;
    }
    if (isPrice(sentence, match) || isShare(sentence, match)) {
      return false;
    }
    boolean each = match.to() < sentence.to() && sentence.tokens().isOneOf(match.to(), EACH);
    return !bare || each || Wording.lower(sentence.tokens(), sentence.from()).endsWith("ing");
  }
}
