package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.reading.Tokens;
import java.util.Locale;
import java.util.Set;

/// The words by which two sentences can be seen to speak of one thing, each as a number made of its
/// letters without a plural's or verb's ending.
final class ContentWords {

  private static final int SHORTEST = 4;

  private static final Set<String> COMMON = WordLists.words("common");

  /// Words that name nothing by themselves.
  private static final Set<String> POINTING = WordLists.words("pointing");

  private ContentWords() {}

  /// The number of a token's word, or 0 where it is no content word.
  static long of(Tokens tokens, int token) {
    int from = tokens.start(token);
    int to = tokens.end(token);
    String text = tokens.text();
    boolean name = tokens.is(token, TokenClass.CAP) && to - from >= 2 && isUpper(text, from, to);
    boolean number = tokens.is(token, TokenClass.NUM) && to - from >= SHORTEST;
    if (number && tokens.is(token, TokenClass.YEAR)) {
      return 0;
    }
    if (!name && !number && (to - from < SHORTEST - 1 || !tokens.is(token, TokenClass.WORD))) {
      return 0;
    }
    return hash(text, from, stemEnd(text, from, to));
  }

  /// The same for words worth matching; asked for plans only, which are few.
  static boolean counts(Tokens tokens, int token) {
    return of(tokens, token) != 0
        && (tokens.end(token) - tokens.start(token) >= SHORTEST
            || isUpper(tokens.text(), tokens.start(token), tokens.end(token)))
        && !COMMON.contains(tokens.text(token).toLowerCase(Locale.ROOT));
  }

  /// True for words of more than three letters that may name a thing, common or not.
  static boolean isLong(Tokens tokens, int token) {
    return tokens.end(token) - tokens.start(token) >= SHORTEST
        && !POINTING.contains(tokens.text(token).toLowerCase(Locale.ROOT));
  }

  private static boolean isUpper(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      if (!Character.isUpperCase(text.charAt(i)) && !Character.isDigit(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  private static int stemEnd(String text, int from, int to) {
    int length = to - from;
    if (length > 6 && ends(text, to, "ing")) {
      return to - 3;
    }
    if (length > 5 && (ends(text, to, "ies") || ends(text, to, "ied"))) {
      return to - 3;
    }
    if (length > 5 && (ends(text, to, "ed") || ends(text, to, "es"))) {
      return to - 2;
    }
    if (length > 3 && ends(text, to, "s") && !ends(text, to, "ss")) {
      return to - 1;
    }
    return length > 4 && (ends(text, to, "e") || ends(text, to, "y")) ? to - 1 : to;
  }

  private static boolean ends(String text, int to, String ending) {
    return text.regionMatches(true, to - ending.length(), ending, 0, ending.length());
  }

  private static long hash(String text, int from, int to) {
    long hash = 1_125_899_906_842_597L;
    for (int i = from; i < to; i++) {
      hash = 31 * hash + Character.toLowerCase(text.charAt(i));
    }
    return hash == 0 ? 1 : hash;
  }
}
