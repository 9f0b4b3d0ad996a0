package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// Questions within a sentence: "how long it will take", "whose certificate is about to lapse".
final class IndirectQuestion {

  private static final WordSet WORDS = WordLists.words("asking");

  private static final int REACH = 12;

  private IndirectQuestion() {}

  /// True when a verb is asked for, not told.
  static boolean holds(Sentence sentence, int verb) {
    Tokens tokens = sentence.tokens();
    for (int i = verb - 1; i >= sentence.from() && verb - i <= REACH; i--) {
      if (tokens.is(i, TokenClass.COMMA)
          || tokens.is(i, TokenClass.COLON)
          || tokens.is(i, TokenClass.OPEN)
          || tokens.is(i, TokenClass.DASH)
          || tokens.is(i, ';')) {
        return false;
      }
      if (tokens.isOneOf(i, WORDS)) {
        return i > sentence.from();
      }
    }
    return false;
  }
}
