package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Optional;

/// What so many at so much each make, told behind them in one sentence: "12 lessons at 45 euros
/// each cost 560 euros", "six groups of eight make 56", "45 euros for each of 12 lessons, 560 in
/// total".
final class ProductTold {

  private static final WordSet EACH = WordLists.words("each-of-them");

  private static final WordSet GROUPS = WordLists.words("groups-of");

  private static final WordSet JOINS = WordLists.words("product-join");

  /// Beside the whole: it is that of all of them.
  private static final WordSet TOTAL = WordLists.words("product-total");

  /// What all cost need not be that.
  private static final WordSet LESS = WordLists.words("product-less");

  /// From what there is of each to the whole.
  private static final int REACH = 14;

  /// Between the number and what there is of each.
  private static final int NEAR = 3;

  private static final int MOST = 1000;

  private static final double ROUNDED = 0.004;

  /// A whole that misses by more is one of something else.
  private static final double FARTHEST = 0.5;

  private ProductTold() {}

  static Optional<Change> wrong(Sentence sentence) {
    List<Quantity> all = sentence.quantities();
    if (all.size() < 3 || sentence.cell().isPresent() || Wording.has(sentence, LESS)) {
      return Optional.empty();
    }
    for (int i = 0; i + 2 < all.size(); i++) {
      Quantity one = all.get(i);
      Quantity other = all.get(i + 1);
      Quantity whole = all.get(i + 2);
      boolean times = isTimes(sentence, one, other);
      boolean eachOf = !times && isEachOf(sentence, one, other);
      if ((times || eachOf) && isWhole(sentence, other, whole)) {
        Optional<Change> wrong = times ? wrong(one, other, whole) : wrong(other, one, whole);
        if (wrong.isPresent()) {
          return wrong;
        }
      }
    }
    return Optional.empty();
  }

  /// "12 lessons at 45 euros each", "six groups of eight", "three groups with 12 children each".
  private static boolean isTimes(Sentence sentence, Quantity number, Quantity each) {
    Tokens tokens = sentence.tokens();
    int gap = each.from() - number.to();
    boolean apiece =
        each.to() < sentence.to()
            && (tokens.isOneOf(each.to(), EACH)
                || (each.to() + 1 < sentence.to() && tokens.isOneOf(each.to() + 1, EACH)));
    boolean groups = tokens.isOneOf(number.to() - 1, GROUPS) && tokens.isWord(number.to(), "of");
    return isNumber(number)
        && gap > 0
        && gap <= NEAR
        && Wording.hasWithin(sentence, number.to(), each.from(), JOINS)
        && (apiece || groups || isMeasured(sentence, number, each));
  }

  /// "14 modules of 410 W, together": with its sum right behind it.
  private static boolean isMeasured(Sentence sentence, Quantity number, Quantity each) {
    Tokens tokens = sentence.tokens();
    return tokens.isWord(number.to(), "of")
        && !each.isCount()
        && !each.isTime()
        && tokens.is(each.to(), TokenClass.COMMA)
        && tokens.isOneOf(each.to() + 1, TOTAL);
  }

  /// "45 euros for each of 12 lessons".
  private static boolean isEachOf(Sentence sentence, Quantity each, Quantity number) {
    int gap = number.from() - each.to();
    return isNumber(number)
        && gap > 1
        && gap <= NEAR + 1
        && Wording.hasWithin(sentence, each.to(), number.from(), EACH)
        && sentence.tokens().isWord(each.to(), "for");
  }

  private static boolean isNumber(Quantity number) {
    return number.dimension().equals("#")
        && Amounts.isExact(number)
        && !number.noun().isEmpty()
        && number.low() >= 2
        && number.low() <= MOST
        && number.low() == Math.rint(number.low());
  }

  private static boolean isWhole(Sentence sentence, Quantity before, Quantity whole) {
    int gap = whole.from() - before.to();
    Tokens tokens = sentence.tokens();
    int from = Math.max(before.to(), whole.from() - NEAR);
    int to = Math.min(sentence.to(), whole.to() + NEAR);
    boolean equals =
        whole.from() - 1 > before.to() && tokens.is(whole.from() - 1, TokenClass.EQUALS);
    return gap > 0
        && gap <= REACH
        && (equals
            || Wording.hasWithin(sentence, from, whole.from(), TOTAL)
            || Wording.hasWithin(sentence, whole.to(), to, TOTAL));
  }

  private static Optional<Change> wrong(Quantity number, Quantity each, Quantity whole) {
    double product = number.low() * each.low();
    boolean alike =
        Amounts.isExact(each)
            && Amounts.isExact(whole)
            && isOfUnit(each, whole)
            && !each.base().equals("%")
            && whole.low() > each.low();
    double off = Math.abs(whole.low() - product);
    return alike && off > ROUNDED * whole.low() && off <= FARTHEST * whole.low()
        ? Optional.of(
            new Change(
                Math.min(number.from(), each.from()), whole.to(), Amounts.say(whole, product)))
        : Optional.empty();
  }

  /// Of the same unit; of modules the peak is told in kilowatts or in kilowatts peak.
  private static boolean isOfUnit(Quantity each, Quantity whole) {
    return each.base().equals(whole.base())
        || (each.base().equals("w") && whole.base().equals("wp"));
  }
}
