package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;

/// Finds a value outside the tolerance that another place gives for it: "conditioned at 23 ± 2 °C"
/// and "the conditioning chamber, set at 27 °C".
final class Tolerances {

  /// A value farther off, in tolerances, is of something else.
  private static final double FARTHEST = 6;

  /// A text of more of them is a list of measurements.
  private static final int MOST = 24;

  private record Value(PlacedBlock block, Quantity quantity, double tolerance) {}

  private Tolerances() {}

  static List<Opposed> in(DocumentReading document) {
    List<Value> tolerated = new ArrayList<>();
    List<Value> plain = new ArrayList<>();
    for (PlacedBlock block : Amounts.prose(document)) {
      for (Sentence sentence : block.reading().sentences()) {
        if (Amounts.isTelling(sentence) && !sentence.has(Cue.DISCREPANCY)) {
          read(block, sentence, tolerated, plain);
        }
      }
    }
    List<Opposed> found = new ArrayList<>();
    if (tolerated.isEmpty() || tolerated.size() > MOST) {
      return found;
    }
    Topics topics = Topics.of(document);
    for (Value band : tolerated) {
      List<Value> outside = plain.stream().filter(v -> isOutside(v, band, topics)).toList();
      boolean alone = tolerated.stream().filter(t -> isAlike(t, band)).count() == 1;
      if (alone && outside.size() == 1) {
        Value value = outside.getFirst();
        found.add(
            new Opposed(
                Amounts.place(band.block(), band.quantity()),
                Amounts.place(value.block(), value.quantity())));
      }
    }
    return found;
  }

  private static void read(
      PlacedBlock block, Sentence sentence, List<Value> tolerated, List<Value> plain) {
    for (Quantity value : sentence.quantities()) {
      boolean at = Wording.before(sentence, value.from()).equals("at");
      if (!at || value.isCount() || value.isWhen() || value.isTime() || value.isMoney()) {
        continue;
      }
      double tolerance = tolerance(sentence.tokens(), value);
      if (tolerance > 0) {
        tolerated.add(new Value(block, value, tolerance));
      } else if (Amounts.isExact(value)) {
        plain.add(new Value(block, value, 0));
      }
    }
  }

  /// The number behind "±" in the unit of the value; 0 where there is none.
  private static double tolerance(Tokens tokens, Quantity value) {
    for (int i = value.from() + 1; i < value.to(); i++) {
      if (tokens.is(i, TokenClass.NUM) && tokens.is(i - 1, '±')) {
        double ratio = value.low() / Amounts.written(value);
        return tokens.value(i) * ratio;
      }
    }
    return 0;
  }

  private static boolean isOutside(Value value, Value band, Topics topics) {
    double off = Math.abs(value.quantity().low() - band.quantity().low());
    return isAlike(value, band)
        && value.quantity().sentence() != band.quantity().sentence()
        && off > band.tolerance()
        && off <= FARTHEST * band.tolerance()
        && topics.telling(words(value).shared(words(band))) > 0;
  }

  private static boolean isAlike(Value one, Value other) {
    return one.quantity().dimension().equals(other.quantity().dimension());
  }

  private static StemSet words(Value value) {
    return Amounts.around(value.quantity().sentence());
  }
}
