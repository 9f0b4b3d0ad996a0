package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds amounts that are so many times another and do not make what is told of them: a fee of
/// £6,450 in "three instalments of £2,050 each", "£250 a month, or £3,100 a year".
final class Products {

  private static final double ROUNDED = 0.004;

  /// A product that misses by more is one of something else.
  private static final double FARTHEST = 0.15;

  /// A year that misses by more is not one of such months.
  private static final double FAR_YEAR = 0.35;

  private static final double YEARLY = 0.03;

  /// From the whole to what makes it, in one sentence.
  private static final int GAP = 6;

  /// Nobody pays in more instalments or buys more days one by one.
  private static final int MOST = 1000;

  private static final WordSet EACH = WordLists.words("each-of-them");

  private static final WordSet PAYMENTS = WordLists.words("payments");

  private static final WordSet MAKES = WordLists.words("makes-up");

  private static final WordSet OTHERWISE = WordLists.words("put-otherwise");

  private static final WordSet YEARLY_WORDS = WordLists.words("a-year");

  private final List<Misfit> wrong = new ArrayList<>();

  private Products() {}

  static List<Misfit> in(DocumentReading document) {
    Products all = new Products();
    for (PlacedBlock block : Amounts.prose(document)) {
      List<Sentence> sentences = block.reading().sentences();
      for (int i = 0; i < sentences.size(); i++) {
        Sentence sentence = sentences.get(i);
        if (Amounts.isTelling(sentence) && !sentence.quantities().isEmpty()) {
          all.read(block, i == 0 ? Optional.empty() : Optional.of(sentences.get(i - 1)), sentence);
        }
      }
    }
    return all.wrong;
  }

  private void read(PlacedBlock block, Optional<Sentence> before, Sentence sentence) {
    List<Quantity> values = sentence.quantities();
    for (int i = 0; i + 1 < values.size(); i++) {
      Quantity number = values.get(i);
      Quantity each = values.get(i + 1);
      if (isTimes(number, each)) {
        compare(block, before, number, each);
      } else {
        yearly(block, number, each);
      }
    }
  }

  /// "Three instalments of £2,050 each", "48 days at £900".
  private static boolean isTimes(Quantity number, Quantity each) {
    Sentence sentence = number.sentence();
    Tokens tokens = sentence.tokens();
    int joint = number.to();
    if (each.from() - joint != 1
        || !isNumber(number)
        || !Amounts.isExact(number)
        || !Amounts.isExact(each)
        || each.dimension().equals("%")) {
      return false;
    }
    boolean apiece = each.to() < sentence.to() && tokens.isOneOf(each.to(), EACH);
    boolean payments = tokens.isOneOf(joint - 1, PAYMENTS);
    return tokens.isWord(joint, "of")
        ? apiece || (payments && each.isMoney())
        : tokens.isWord(joint, "at") && each.isMoney();
  }

  /// "Three instalments", "30 days".
  private static boolean isNumber(Quantity number) {
    double times = Amounts.written(number);
    return ((number.dimension().equals("#") && !number.noun().isEmpty()) || number.isTime())
        && times >= 2
        && times <= MOST
        && times == Math.rint(times);
  }

  private void compare(
      PlacedBlock block, Optional<Sentence> before, Quantity number, Quantity each) {
    double product = Amounts.written(number) * each.low();
    Sentence sentence = number.sentence();
    List<Quantity> wholes =
        sentence.quantities().stream()
            .filter(q -> q != number && q != each && isWhole(q, each))
            .toList();
    List<Quantity> earlier =
        before
            .filter(Amounts::isTelling)
            .map(b -> b.quantities().stream().filter(q -> isWhole(q, each)).toList())
            .orElse(List.of());
    boolean told =
        wholes.stream().anyMatch(q -> isNear(q, product, ROUNDED))
            || earlier.stream().anyMatch(q -> isNear(q, product, ROUNDED));
    if (told) {
      return;
    }
    Optional<Quantity> whole =
        wholes.stream()
            .filter(q -> isNear(q, product, FARTHEST) && isBeside(q, number, each))
            .findFirst();
    boolean pays = sentence.tokens().isOneOf(number.to() - 1, PAYMENTS) && wholes.isEmpty();
    if (whole.isEmpty() && pays) {
      whole = earlier.stream().filter(q -> isNear(q, product, FARTHEST)).findFirst();
    }
    whole.ifPresent(
        w ->
            wrong.add(
                new Misfit(
                    List.of(
                        Amounts.place(block, w),
                        block.place(sentence.tokens().span(number.from(), end(each)))),
                    Amounts.say(w, product))));
  }

  /// With "each" behind it.
  private static int end(Quantity each) {
    Sentence sentence = each.sentence();
    boolean apiece = each.to() < sentence.to() && sentence.tokens().isOneOf(each.to(), EACH);
    return apiece ? each.to() + 1 : each.to();
  }

  private static boolean isWhole(Quantity whole, Quantity each) {
    return Amounts.isExact(whole)
        && whole.dimension().equals(each.base())
        && whole.low() > each.low()
        && (!each.isCount() || !whole.noun().isDisjoint(each.noun()));
  }

  private static boolean isNear(Quantity whole, double product, double share) {
    return Math.abs(whole.low() - product) <= share * whole.low();
  }

  /// "£43,200, made up of 48 days at £900", "48 days at £900, £43,200 in all".
  private static boolean isBeside(Quantity whole, Quantity number, Quantity each) {
    Tokens tokens = whole.sentence().tokens();
    boolean first = whole.from() < number.from();
    int from = first ? whole.to() : each.to();
    int to = first ? number.from() : whole.from();
    if (to - from > GAP || to < from) {
      return false;
    }
    boolean linked = false;
    for (int i = from; i < to; i++) {
      if (tokens.is(i, ';') || tokens.is(i, TokenClass.NUM)) {
        return false;
      }
      linked |=
          tokens.isOneOf(i, MAKES)
              || tokens.is(i, TokenClass.EQUALS)
              || tokens.is(i, TokenClass.OPEN)
              || tokens.is(i, TokenClass.COLON);
    }
    int after = whole.to();
    boolean total =
        !first
            && after + 1 < whole.sentence().to()
            && tokens.isWord(after, "in")
            && tokens.isOneOf(after + 1, MAKES);
    return linked || total;
  }

  /// "£250 a month, or £3,100 a year"; who pays for a year at once may pay less.
  private void yearly(PlacedBlock block, Quantity one, Quantity other) {
    Tokens tokens = one.sentence().tokens();
    int times = times(tokens, one.to() - 1);
    boolean yearly =
        times > 0
            && other.to() - 1 > other.from()
            && tokens.isOneOf(other.to() - 1, YEARLY_WORDS)
            && one.base().equals(other.base())
            && Amounts.isExact(one)
            && Amounts.isExact(other)
            && other.from() - one.to() <= 4
            && Wording.hasWithin(one.sentence(), one.to(), other.from(), OTHERWISE);
    double off = Math.abs(one.low() * times / other.low() - 1);
    boolean cheaper =
        other.low() < one.low() * times
            && !Wording.hasWithin(one.sentence(), one.to(), other.from(), MAKES);
    if (yearly && !cheaper && off > YEARLY && off <= FAR_YEAR) {
      wrong.add(
          new Misfit(
              List.of(block.place(tokens.span(one.from(), other.to()))),
              Amounts.say(other, one.low() * times) + " a year"));
    }
  }

  private static int times(Tokens tokens, int token) {
    return switch (tokens.lower(token)) {
      case "month", "monthly" -> 12;
      case "week", "weekly" -> 52;
      case "quarter", "quarterly" -> 4;
      default -> 0;
    };
  }
}
