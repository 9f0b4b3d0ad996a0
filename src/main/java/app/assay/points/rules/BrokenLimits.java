package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import java.util.ArrayList;
import java.util.List;

/// Finds a limit that holds for all, "never more than 6 V in any circuit", and a value above it
/// that the text asks for elsewhere: "a 9 V battery".
final class BrokenLimits {

  private static final WordSet NEVER = WordLists.words("limit-never");
  private static final WordSet MORE = WordLists.words("limit-more");
  private static final WordSet THAN = WordLists.words("limit-than");

  /// A value farther above is of another thing.
  private static final double FARTHEST = 3;

  /// A text of more values measures many things.
  private static final int MOST = 5;

  /// Where more things must never be, no single one is meant.
  private static final int MOST_LIMITS = 12;

  private record Value(PlacedBlock block, Quantity quantity) {}

  private BrokenLimits() {}

  static List<Opposed> in(DocumentReading document) {
    List<Value> limits = new ArrayList<>();
    List<Value> values = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks() && block.reading().holdsValue()) {
        for (Sentence sentence : block.reading().sentences()) {
          read(block, sentence, limits, values);
        }
      }
    }
    List<Opposed> found = new ArrayList<>();
    if (limits.size() > MOST_LIMITS) {
      return found;
    }
    for (Value limit : limits) {
      List<Value> above = values.stream().filter(v -> breaks(v, limit)).toList();
      long alike = values.stream().filter(v -> isAlike(v, limit)).count();
      if (above.size() == 1 && alike <= MOST) {
        Value value = above.getFirst();
        found.add(
            new Opposed(
                Amounts.place(limit.block(), limit.quantity()),
                Amounts.place(value.block(), value.quantity())));
      }
    }
    return found;
  }

  private static void read(
      PlacedBlock block, Sentence sentence, List<Value> limits, List<Value> values) {
    if (sentence.isQuestion() || sentence.hasAny(Cue.HYPOTHETICAL, Cue.DISCREPANCY)) {
      return;
    }
    boolean never = sentence.cell().isEmpty() && Wording.has(sentence, NEVER);
    for (Quantity value : sentence.quantities()) {
      if (!isPhysical(value)) {
        continue;
      }
      if (never && isPassed(sentence, value.from())) {
        limits.add(new Value(block, value));
      } else if (value.bound() == Quantity.Bound.NONE
          && sentence.has(Cue.INSTRUCTION)
          && !sentence.has(Cue.NEGATION)) {
        values.add(new Value(block, value));
      }
    }
  }

  /// "More than 6 V", "above 6 V", and not "closer than 6 m".
  private static boolean isPassed(Sentence sentence, int number) {
    return sentence.tokens().isOneOf(number - 1, THAN)
        || (sentence.tokens().isWord(number - 1, "than")
            && sentence.tokens().isOneOf(number - 2, MORE));
  }

  private static boolean isPhysical(Quantity value) {
    return !value.isCount()
        && !value.isWhen()
        && !value.isTime()
        && !value.isMoney()
        && !value.isName()
        && !value.isRange()
        && !value.dimension().equals("%")
        && !value.rough();
  }

  private static boolean isAlike(Value value, Value limit) {
    return value.quantity().dimension().equals(limit.quantity().dimension());
  }

  private static boolean breaks(Value value, Value limit) {
    return value.block() != limit.block()
        && isAlike(value, limit)
        && value.quantity().low() > limit.quantity().low()
        && value.quantity().low() <= limit.quantity().low() * FARTHEST;
  }
}
