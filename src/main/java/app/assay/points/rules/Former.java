package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;

/// What a value was before: "80 % (was 75 %)", "120 requests, formerly 90".
final class Former {

  private static final WordSet FORMERLY = WordLists.words("formerly");

  private static final WordSet WAS = WordLists.words("was-in-bracket");

  private Former() {}

  /// @param number the first token of a value
  static boolean is(Sentence sentence, int number) {
    int before = number - 1;
    if (before <= sentence.from()) {
      return false;
    }
    return sentence.tokens().isOneOf(before, FORMERLY)
        || (sentence.tokens().isOneOf(before, WAS)
            && sentence.tokens().is(before - 1, TokenClass.OPEN));
  }
}
