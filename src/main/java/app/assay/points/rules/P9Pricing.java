package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.VerifiableType;
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

/// A sum that something costs, with no word of where and when it was read.
public final class P9Pricing implements CheckableRule {

  /// Before a limit they make it a price.
  private static final WordSet PAID = WordLists.words("paid-for");

  private static final Rule RULE =
      Rule.ofVerifiable("P9-PRICING", VerifiableType.PRICING, "A price without a source");

  private static final WordSet OPERATING = WordLists.words("operating");

  private static final WordSet HOUSES = WordLists.words("same-house");

  private static final WordSet PAYS = WordLists.words("house-pays");

  private static final WordSet LIMITS = WordLists.words("price-limits");

  private static final Triggers TRIGGERS = Triggers.of(Cue.AMOUNT);

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
    if (!sentence.has(Cue.AMOUNT) || isOfFinance(sentence)) {
      return Optional.empty();
    }
    boolean price =
        sentence.cell().isPresent()
            ? isPriceCell(stance, sentence.cell().get())
            : sentence.has(Cue.PRICE) || context.isThorough();
    return price
            && !sentence.tokens().is(sentence.to() - 1, TokenClass.COLON)
            && !isRead(sentence)
            && !isOperated(sentence)
        ? sentence.first(Cue.AMOUNT)
        : Optional.empty();
  }

  /// Budgets, limits and results; "for under $2,000" and "bills €1,200" are prices.
  private static boolean isOfFinance(Sentence sentence) {
    return sentence.all(Cue.FINANCE).stream()
        .anyMatch(
            money ->
                !(PAID.contains(Wording.before(sentence, money.from()))
                    || ((sentence.tokens().isWord(money.from(), "bills")
                            || sentence.tokens().isWord(money.from(), "bill"))
                        && !Wording.before(sentence, money.from()).isEmpty()
                        && sentence.all(Cue.AMOUNT).stream()
                            .anyMatch(
                                sum -> sum.from() >= money.to() && sum.from() - money.to() <= 1))));
  }

  /// "Was $129 in the maker's web shop on 20 January 2026": somebody read it, on a day that is
  /// named.
  private static boolean isRead(Sentence sentence) {
    boolean day =
        sentence.has(TokenClass.DATE)
            || (sentence.has(TokenClass.MONTH) && sentence.has(TokenClass.YEAR));
    return sentence.cell().isEmpty() && day;
  }

  /// "Running a hectare costs €74": what the writers' own work comes to, which is point 3's.
  static boolean isOperated(Sentence sentence) {
    return sentence.tokens().isOneOf(sentence.from(), OPERATING) || isOfHouse(sentence);
  }

  /// "Costs us €61", "costs the company €61", "the company pays at most €400": what the writers pay
  /// themselves.
  static boolean isOfHouse(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i + 2 < sentence.to(); i++) {
      if (tokens.isOneOf(i + 1, HOUSES) && tokens.isWord(i, "the") && tokens.isOneOf(i + 2, PAYS)) {
        return true;
      }
      if ((tokens.isWord(i, "costs") || tokens.isWord(i, "cost"))
          && (tokens.isWord(i + 1, "us")
              || (tokens.isWord(i + 1, "the") && tokens.isOneOf(i + 2, HOUSES)))) {
        return true;
      }
    }
    return false;
  }

  /// A cell says what it is by its column, its row or the words over the table; projections and
  /// budgets are no prices.
  private static boolean isPriceCell(Stance stance, Sentence.Cell cell) {
    if (cell.isHeader() || isForecast(stance, cell)) {
      return false;
    }
    return stance.sentence().has(Cue.PRICE)
        || has(cell.header(), Cue.PRICE)
        || has(cell.label(), Cue.PRICE)
        || stance.around().captionHas(Cue.PRICE)
        || stance.around().headingHas(Cue.PRICE);
  }

  private static boolean isForecast(Stance stance, Sentence.Cell cell) {
    return isLimit(cell.header())
        || isLimit(cell.label())
        || has(cell.header(), Cue.FINANCE)
        || has(cell.label(), Cue.FINANCE)
        || stance.around().headingHas(Cue.PLAN)
        || stance.around().captionHas(Cue.PLAN);
  }

  /// "Limit per night": what may be spent, not what it costs.
  private static boolean isLimit(Optional<Sentence> title) {
    if (title.isEmpty()) {
      return false;
    }
    for (int i = title.get().from(); i < title.get().to(); i++) {
      if (title.get().tokens().isOneOf(i, LIMITS)) {
        return true;
      }
    }
    return false;
  }

  private static boolean has(Optional<Sentence> sentence, Cue cue) {
    return sentence.isPresent() && sentence.get().has(cue);
  }

  @Override
  public String message(String words) {
    return "A model will quote “"
        + words
        + "” as the price of today. Say where and when it was read.";
  }
}
