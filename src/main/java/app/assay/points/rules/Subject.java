package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// The subject before a verb, read well enough to say "is" or "are".
final class Subject {

  private static final WordSet PLURAL = WordLists.words("plural-subject");

  private static final WordSet PREPOSITIONS = WordLists.words("after-subject");

  private Subject() {}

  /// The form of "be" that agrees with what stands before the verb: `is`, `are`, `am`, or nothing
  /// where the verb begins the sentence.
  static String be(Sentence sentence, int verb) {
    Tokens tokens = sentence.tokens();
    int from = clauseStart(sentence, verb);
    if (from == verb) {
      return verb == sentence.from() ? "" : "is";
    }
    int head = verb - 1;
    for (int i = from + 1; i < verb; i++) {
      String word = word(tokens, i);
      if (word.equals("and")) {
        return "are";
      }
      if (PREPOSITIONS.contains(word)) {
        head = i - 1;
        break;
      }
    }
    String noun = word(tokens, head);
    if (noun.equals("i")) {
      return "am";
    }
    return isPlural(noun) ? "are" : "is";
  }

  static boolean isPlural(String noun) {
    return PLURAL.contains(noun)
        || (noun.length() > 2
            && noun.endsWith("s")
            && !noun.endsWith("ss")
            && !noun.endsWith("us")
            && !noun.endsWith("is")
            && !noun.endsWith("'s"));
  }

  private static int clauseStart(Sentence sentence, int verb) {
    Tokens tokens = sentence.tokens();
    int i = verb;
    while (i > sentence.from()
        && !tokens.is(i - 1, TokenClass.COMMA)
        && !tokens.is(i - 1, TokenClass.COLON)
        && !tokens.is(i - 1, TokenClass.DASH)
        && !tokens.is(i - 1, TokenClass.OPEN)) {
      i--;
    }
    return i;
  }

  private static String word(Tokens tokens, int token) {
    return tokens.lower(token);
  }
}
