package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.Sentence;

/// Where the name of an item begins and ends.
final class PlanItems {

  private PlanItems() {}

  /// After "A-52:".
  static int labelEnd(Sentence sentence) {
    return Labels.of(sentence).isPresent() && sentence.to() - sentence.from() > 2
        ? sentence.from() + 2
        : sentence.from();
  }

  /// The first mark after the name of an item.
  static int nameEnd(Sentence sentence, int cue) {
    for (int i = labelEnd(sentence) + 1; i < cue; i++) {
      if (sentence.tokens().is(i, TokenClass.COLON)
          || sentence.tokens().is(i, TokenClass.OPEN)
          || sentence.tokens().is(i, TokenClass.COMMA)
          || sentence.tokens().is(i, TokenClass.DASH)
          || sentence.tokens().is(i, ';')) {
        return i;
      }
    }
    return cue;
  }
}
