package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import java.util.List;

/// Of which values a sentence tells that says that its own differs from another.
final class Explanation {

  private Explanation() {}

  /// The sentence that tells of a discrepancy names other values of the same measure, and none of
  /// them is that value. Where the next sentence or a note in brackets tells of it, or no other
  /// value is named, it may be any.
  ///
  /// @param quantity the value in the sentence
  /// @param other that of another sentence
  static boolean isOfOthers(Quantity quantity, Quantity other) {
    boolean named = false;
    for (Quantity beside : quantity.sentence().quantities()) {
      if (beside != quantity && beside.base().equals(quantity.base())) {
        named = true;
        if (beside.low() <= other.high() && other.low() <= beside.high()) {
          return false;
        }
      }
    }
    return named && isToldOpenly(quantity.sentence());
  }

  /// Values in notes are not read.
  private static boolean isToldOpenly(Sentence sentence) {
    List<CueMatch> all = sentence.all(Cue.DISCREPANCY);
    for (int i = 0; i < all.size(); i++) {
      if (isInNote(sentence, all.get(i).from())) {
        return false;
      }
    }
    return !all.isEmpty();
  }

  private static boolean isInNote(Sentence sentence, int token) {
    int at = token - 1;
    while (at >= sentence.from() && !sentence.tokens().is(at, ']')) {
      if (sentence.tokens().is(at, '[')) {
        return true;
      }
      at--;
    }
    return false;
  }
}
