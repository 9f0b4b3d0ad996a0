package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;

/// The words after a number that say what is counted.
final class NounPhrase {

  private static final WordSet PLURALS = WordLists.words("plural-noun");
  private static final int LONGEST = 4;

  private NounPhrase() {}

  /// After the head: the first plural within a few words that do not break off; `from` where there
  /// is none. A second plural is mostly a verb: "each of the ploughs sends".
  static int end(Tokens tokens, int from, int to) {
    int limit = Math.min(to, from + LONGEST);
    if (from < to && (tokens.text(from).equals("such") || tokens.text(from).equals("different"))) {
      return end(tokens, from + 1, to) == from + 1 ? from : end(tokens, from + 1, to);
    }
    for (int i = from; i < limit; i++) {
      if (!isNoun(tokens, i)) {
        return from;
      }
      if (isPlural(tokens, i)) {
        return i + 1;
      }
    }
    return from;
  }

  /// "Holdings" are things, though "holding" says little.
  private static boolean isNoun(Tokens tokens, int token) {
    return tokens.is(token, TokenClass.WORD)
        && (!tokens.isLight(token) || tokens.lower(token).endsWith("ings"));
  }

  private static boolean isPlural(Tokens tokens, int token) {
    String word = tokens.text(token);
    int n = word.length();
    return (n > 3 && word.charAt(n - 1) == 's' && "su'’".indexOf(word.charAt(n - 2)) < 0)
        || PLURALS.contains(word);
  }
}
