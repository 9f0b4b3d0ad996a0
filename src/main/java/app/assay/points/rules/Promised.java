package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// Tells whether what stands behind a "to" is promised, asked for or wanted.
final class Promised {

  /// Before "to" and a verb they tell of what is to come.
  private static final WordSet PROMISES = WordLists.words("told-promise");

  /// Between such a word and its "to" stand at most so many others.
  private static final int ASKED = 3;

  private Promised() {}

  /// "They have offered to look at it in summer", "asked members to keep 12 March free": the date
  /// belongs to what is promised or wanted, as in "and to raise the fee"; "agreed to this plan"
  /// promises nothing, nor does "the order was sent to Hallmann".
  static boolean is(Sentence sentence, int to, String word) {
    Tokens tokens = sentence.tokens();
    if (!word.equals("to")
        || to == sentence.from()
        || to + 1 >= sentence.to()
        || tokens.is(to + 1, TokenClass.NUM)
        || tokens.is(to + 1, TokenClass.CAP)
        || tokens.isOneOf(to + 1, Told.ARTICLES)) {
      return false;
    }
    boolean more = tokens.isWord(to - 1, "and") || tokens.isWord(to - 1, "or");
    int first = more ? sentence.from() : Math.max(sentence.from(), to - ASKED);
    for (int i = to - 1; i >= first; i--) {
      if (tokens.isOneOf(i, PROMISES)) {
        return true;
      }
      if (!tokens.is(i, TokenClass.WORD)) {
        return false;
      }
    }
    return false;
  }
}
