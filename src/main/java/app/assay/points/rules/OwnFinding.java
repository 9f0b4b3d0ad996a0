package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;

/// Tells of a sentence under a table whether it tells a result of its own: "The load test of 3
/// December reached 14,600 events/s" names the source of that rate, which no cell gives, and not
/// that of the table.
final class OwnFinding {

  /// A number's unit is among the tokens behind it.
  private static final int UNIT = 2;

  private OwnFinding() {}

  static boolean tells(BlockReading table, Sentence below) {
    if (below.has(Cue.METHOD) || !below.hasAny(Cue.MEASURE, Cue.SHARE)) {
      return false;
    }
    for (Quantity quantity : below.quantities()) {
      if (isFound(below, quantity) && !isIn(table, quantity)) {
        return !below.tokens().isOneOf(below.from(), FigureOrigin.NOTES)
            && hasVerb(below, quantity.from());
      }
    }
    return false;
  }

  /// A share or rate, not a count, a time span or a day.
  private static boolean isFound(Sentence sentence, Quantity quantity) {
    for (CueMatch match : sentence.matches()) {
      int after = match.from() - quantity.from();
      if ((match.cue() == Cue.MEASURE && after >= 0 && after <= UNIT)
          || (match.cue() == Cue.SHARE && after == 0)) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasVerb(Sentence sentence, int before) {
    for (int i = sentence.from() + 1; i < before; i++) {
      if (Told.isPast(sentence, i, sentence.tokens().lower(i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isIn(BlockReading table, Quantity quantity) {
    for (Sentence cell : table.sentences()) {
      for (Quantity value : cell.quantities()) {
        if (value.low() == quantity.low()) {
          return true;
        }
      }
    }
    return false;
  }
}
