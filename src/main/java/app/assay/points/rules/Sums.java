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

  /// Another count of the first value's paragraph is the difference between the two.
  static boolean explain(Stated one, Stated other) {
    double difference = Math.abs(one.quantity().low() - other.quantity().low());
    for (Sentence sentence : around(one)) {
      if (isNear(one, sentence)) {
        for (Quantity part : sentence.quantities()) {
          boolean like = part.noun().isEmpty() || !part.noun().isDisjoint(one.quantity().noun());
          boolean count =
              like && part.isCount() && part.from() != one.quantity().from() && !isListed(part);
          if (count && Math.abs(part.low() - difference) < EXACT) {
            return true;
          }
        }
      }
    }
    return false;
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

  private static List<Sentence> around(Stated stated) {
    List<Sentence> all = stated.block().reading().sentences();
    return all.size() <= MOST_SENTENCES ? all : List.of(stated.quantity().sentence());
  }

  /// The sentence itself, and in prose the one before and the one after.
  private static boolean isNear(Stated stated, Sentence sentence) {
    Sentence own = stated.quantity().sentence();
    return sentence == own
        || (own.cell().isEmpty() && (sentence.to() == own.from() || sentence.from() == own.to()));
  }
}
