package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import java.util.List;

/// Counts that fit together: of 14 stations two were left out, so that 12 remain.
final class Sums {

  private static final double EXACT = 1e-9;

  /// A longer paragraph is no paragraph.
  private static final int MOST_SENTENCES = 100;

  private Sums() {}

  /// Another count or sum of the first value's paragraph is the difference between the two, or
  /// those of its sentence make the second together.
  static boolean explain(Stated one, Stated other) {
    if (isOneOfParts(one.quantity(), other.quantity().low())) {
      return true;
    }
    double difference = Math.abs(one.quantity().low() - other.quantity().low());
    for (Sentence sentence : around(one)) {
      if (isNear(one, sentence)) {
        for (Quantity part : sentence.quantities()) {
          if (Math.abs(part.low() - difference) < EXACT && isOfThose(part, one.quantity())) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /// "38,560 photos for training, 4,820 for validation and 4,820 for tests" of 48,200.
  private static boolean isOneOfParts(Quantity one, double whole) {
    double sum = 0;
    int parts = 0;
    for (Quantity part : one.sentence().quantities()) {
      if (part == one || part.from() != one.from() && isOfThose(part, one)) {
        sum += part.low();
        parts++;
      }
    }
    return parts > 1 && whole > one.low() && Math.abs(sum - whole) < EXACT * whole;
  }

  /// Another count of the same things, or of none that are named, or a sum in the same money.
  private static boolean isOfThose(Quantity part, Quantity one) {
    if (one.isMoney()) {
      return part.base().equals(one.base()) && part.from() != one.from();
    }
    return part.isCount()
        && part.from() != one.from()
        && (part.noun().isEmpty() || !part.noun().isDisjoint(one.noun()))
        && !isListed(part);
  }

  /// "Three levels: 1, 6 and 9": such numbers count nothing.
  private static boolean isListed(Quantity part) {
    Sentence sentence = part.sentence();
    int before = part.from() - 1;
    int after = part.to();
    return part.noun().isEmpty()
        && before > sentence.from()
        && (sentence.tokens().is(before, TokenClass.COLON)
            || sentence.tokens().is(before, TokenClass.COMMA))
        && after < sentence.to()
        && (sentence.tokens().is(after, TokenClass.COMMA)
            || sentence.tokens().isWord(after, "and"));
  }

  /// The paragraph gives a value of its own accord: then what else it says is of another thing.
  static boolean says(Stated prose, Quantity value) {
    for (Sentence sentence : around(prose)) {
      if (isNear(prose, sentence)) {
        for (Quantity quantity : sentence.quantities()) {
          if (quantity.base().equals(value.base())
              && Math.abs(quantity.low() - value.low()) < EXACT * Math.max(1, value.low())) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /// Those among which its neighbours are; a cell has none.
  private static List<Sentence> around(Stated stated) {
    List<Sentence> all = stated.block().reading().sentences();
    Sentence own = stated.quantity().sentence();
    return all.size() <= MOST_SENTENCES && own.cell().isEmpty() ? all : List.of(own);
  }

  /// The sentence itself, the one before and the one after.
  private static boolean isNear(Stated stated, Sentence sentence) {
    Sentence own = stated.quantity().sentence();
    return sentence == own || sentence.to() == own.from() || sentence.from() == own.to();
  }
}
