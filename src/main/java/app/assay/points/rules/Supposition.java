package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// Sentences that say what follows from something else: "If the pilot fails, the grant will lapse."
final class Supposition {

  private static final WordSet WORDS = WordLists.words("supposing");

  private Supposition() {}

  /// True when a supposing word stands anywhere in the verb's part of the sentence.
  static boolean holds(Sentence sentence, int verb) {
    if (!sentence.mayHold(WORDS)) {
      return false;
    }
    Tokens tokens = sentence.tokens();
    boolean found = false;
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (tokens.is(i, ';')) {
        if (i > verb) {
          return found;
        }
        found = false;
      } else {
        found |= tokens.isOneOf(i, WORDS) && (i < verb || !tokens.isWord(i, "would"));
      }
    }
    return found;
  }
}
