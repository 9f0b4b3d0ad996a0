package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// Words that say of a paper or a test that it is good: "in date", "so no action", "still valid".
final class HoldWords {

  /// Behind "in": "in date", "in force".
  private static final WordSet IN = WordLists.words("holds-in");

  /// Behind "still", "remains", "is".
  private static final WordSet GOOD = WordLists.words("holds-good");

  private static final WordSet STILL = WordLists.words("holds-still");

  /// Behind "no": "no action", "no reminder".
  private static final WordSet NO = WordLists.words("holds-no");

  /// They say that somebody has seen that it is over.
  private static final WordSet SEEN = WordLists.words("holds-seen");

  private HoldWords() {}

  /// After the last of them from a token on, or -1.
  static int end(Sentence sentence, int from) {
    Tokens tokens = sentence.tokens();
    int end = -1;
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (tokens.isOneOf(i, SEEN)) {
        return -1;
      }
      if (i >= from && i + 1 < sentence.to() && isHold(tokens, i)) {
        end = i + 2;
      }
    }
    return end;
  }

  private static boolean isHold(Tokens tokens, int i) {
    return (tokens.isWord(i, "in") && tokens.isOneOf(i + 1, IN))
        || (tokens.isWord(i, "no") && tokens.isOneOf(i + 1, NO))
        || (tokens.isOneOf(i, STILL) && tokens.isOneOf(i + 1, GOOD));
  }
}
