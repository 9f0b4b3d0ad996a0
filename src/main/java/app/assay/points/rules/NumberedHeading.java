package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Sentence;

/// Headings of one of several versions, days or things: "1.2", "Week 3", "Option 2".
final class NumberedHeading {

  /// Before a number they name a part of the text, not one of several things.
  private static final WordSet PARTS = WordLists.words("numbered-part");

  private static final int NUMBER =
      TokenClass.NUM.bit() | TokenClass.VERSION.bit() | TokenClass.DATE.bit();

  private NumberedHeading() {}

  static boolean is(BlockReading heading) {
    if ((heading.classes() & NUMBER) == 0) {
      return false;
    }
    for (Sentence sentence : heading.sentences()) {
      for (int i = sentence.from(); i < sentence.to(); i++) {
        boolean number =
            sentence.tokens().is(i, TokenClass.NUM)
                && i > sentence.from()
                && !sentence.tokens().isOneOf(i - 1, PARTS);
        if (number
            || sentence.tokens().is(i, TokenClass.VERSION)
            || sentence.tokens().is(i, TokenClass.DATE)) {
          return true;
        }
      }
    }
    return false;
  }
}
