package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Tokens;

/// The words by which two sentences can be seen to speak of one thing, each as a number made of its
/// letters without a plural's or verb's ending.
final class ContentWords {

  private static final int SHORTEST = 4;

  private static final WordSet COMMON = WordLists.words("common");

  /// Words that name nothing by themselves.
  private static final WordSet POINTING = WordLists.words("pointing");

  private ContentWords() {}

  /// True for content words worth matching; asked for plans only, which are few.
  static boolean counts(Tokens tokens, int token) {
    return tokens.content(token) != 0
        && (tokens.end(token) - tokens.start(token) >= SHORTEST
            || isUpper(tokens.text(), tokens.start(token), tokens.end(token)))
        && !tokens.isOneOf(token, COMMON);
  }

  /// True for words of more than three letters that may name a thing, common or not.
  static boolean isLong(Tokens tokens, int token) {
    return tokens.end(token) - tokens.start(token) >= SHORTEST && !tokens.isOneOf(token, POINTING);
  }

  private static boolean isUpper(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      if (!Character.isUpperCase(text.charAt(i)) && !Character.isDigit(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }
}
