package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// "The default rate of microloans", "The ratio of pupils to teachers", "The share of women": a
/// rate of a kind, although the sentence begins like one about a thing at hand.
final class RateOfAKind {

  private static final WordSet RATES = WordLists.words("rates");

  private static final WordSet OF = WordLists.words("rate-of");

  /// A sentence that begins with one of them speaks of certain things.
  private static final WordSet CERTAIN = WordLists.words("certain-things");

  private static final WordSet ARRANGED = WordLists.words("arranged");

  /// Words up to the rate: "The average annual rate".
  private static final int REACH = 4;

  private RateOfAKind() {}

  static boolean holds(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    int from = sentence.from();
    if (!tokens.isWord(from, "the") || Figures.isOwn(sentence)) {
      return false;
    }
    for (int i = from + 1; i + 2 < Math.min(sentence.to(), from + 1 + REACH); i++) {
      if (tokens.isOneOf(i, RATES) && tokens.isOneOf(i + 1, OF)) {
        return isKind(sentence, i + 2);
      }
    }
    return false;
  }

  /// A bare plural, with one word before it at most: "cut flowers".
  private static boolean isKind(Sentence sentence, int from) {
    Tokens tokens = sentence.tokens();
    for (int i = from; i < Math.min(sentence.to(), from + 2); i++) {
      if (tokens.isOneOf(i, CERTAIN) || tokens.isOneOf(i, ARRANGED)) {
        return false;
      }
      if (Subject.isPlural(tokens.lower(i))) {
        return true;
      }
    }
    return false;
  }
}
