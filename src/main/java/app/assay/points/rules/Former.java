package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;

/// What a value was before: "80 % (was 75 %)", "120 requests, formerly 90".
final class Former {

  private static final WordSet FORMERLY = WordLists.words("formerly");

  private static final WordSet WAS = WordLists.words("was-in-bracket");

  /// From "lifts" to "to".
  private static final int REACH = 5;

  private static final WordSet LIFTS = WordLists.words("lifts-to");

  private Former() {}

  /// @param number the first token of a value
  static boolean is(Sentence sentence, int number) {
    int before = number - 1;
    if (before <= sentence.from()) {
      return false;
    }
    return sentence.tokens().isOneOf(before, FORMERLY)
        || (sentence.tokens().isOneOf(before, WAS)
            && sentence.tokens().is(before - 1, TokenClass.OPEN))
        || isOption(sentence, before);
  }

  /// "Second axle (lifts the rating to 2,000 kg)": what something would make of a value.
  private static boolean isOption(Sentence sentence, int to) {
    if (!sentence.tokens().isWord(to, "to")) {
      return false;
    }
    for (int i = to - 1; i >= Math.max(sentence.from(), to - REACH); i--) {
      if (sentence.tokens().isOneOf(i, LIFTS)) {
        return true;
      }
    }
    return false;
  }
}
