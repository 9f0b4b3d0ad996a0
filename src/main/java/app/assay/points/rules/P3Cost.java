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
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;
import java.util.Set;

/// Cost per user, 4 cents a head: without the volume, price or period that it rests on.
public final class P3Cost implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P3-COST",
          Severity.WARNING,
          3,
          "A unit cost is said without assumptions (advisory)",
          "Clarity Gate procedures, point 3");

  private static final Set<String> WHOM = Set.of("a", "an", "every", "each");

  private static final Set<String> EACH = Set.of("a", "an", "per", "each");

  /// A sum, or a verb of buying and selling, before the figure.
  private static final Set<String> SUMS =
      Set.of(
          "total",
          "sum",
          "bill",
          "invoice",
          "pays",
          "pay",
          "charges",
          "charge",
          "asks",
          "pockets",
          "sells",
          "sell",
          "licence",
          "licences",
          "license",
          "licenses",
          "rent",
          "subscription");

  /// What is paid for by the month or seat has a price.
  private static final Set<String> TERMS =
      Set.of("month", "year", "week", "quarter", "seat", "licence", "license", "gigabyte", "gb");

  /// "Costs the state", like "costs a mid-sized firm": somebody else pays.
  private static final Set<String> ALL =
      Set.of(
          "state",
          "public",
          "taxpayer",
          "economy",
          "industry",
          "country",
          "nation",
          "world",
          "sector",
          "trade",
          "government");

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
      if (SUMS.contains(Wording.lower(tokens, i))) {
        return true;
      }
    }
    boolean term =
        match.to() + 1 < sentence.to()
            && EACH.contains(Wording.lower(tokens, match.to()))
            && TERMS.contains(Wording.lower(tokens, match.to() + 1));
    return term
        || isOfOthers(sentence, match)
        || (Tense.present(sentence) < 0 && sentence.has(TokenClass.COLON));
  }

  private static boolean isOfOthers(Sentence sentence, CueMatch match) {
    Tokens tokens = sentence.tokens();
    int whom = match.from() + 1;
    return whom + 1 < sentence.to()
        && (WHOM.contains(Wording.lower(tokens, whom))
            || (Wording.lower(tokens, whom).equals("the")
                && ALL.contains(Wording.lower(tokens, whom + 1))));
  }

  /// "The ironer costs 38,000" is a price; what doing something costs is a unit cost.
  private static boolean isRunningCost(Sentence sentence, CueMatch match) {
    boolean bare =
        match.to() - match.from() == 2
            && Wording.lower(sentence.tokens(), match.from()).startsWith("cost")
            && !Wording.lower(sentence.tokens(), match.to() - 1).equals("next");
    if (sentence.cell().isPresent() && !sentence.has(TokenClass.NUM)) {
      return false;
    }
    if (isPrice(sentence, match)) {
      return false;
    }
    boolean each =
        match.to() < sentence.to() && EACH.contains(Wording.lower(sentence.tokens(), match.to()));
    return !bare || each || Wording.lower(sentence.tokens(), sentence.from()).endsWith("ing");
  }
}
