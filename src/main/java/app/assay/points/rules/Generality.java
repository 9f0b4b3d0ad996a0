package app.assay.points.rules;

import app.assay.points.check.Tense;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// Sentences about people or things in general: "Parcel firms save", "A household uses", "than any
/// other city". What they tell in figures is a statistic of the world, not a result of the writers.
final class Generality {

  /// Words that begin a sentence about certain things: "our", "these", "they".
  private static final WordSet CERTAIN = WordLists.words("certain-things");

  /// What is compared in an atlas or a yearbook: cities, trades, species.
  private static final WordSet OF_THE_WORLD = WordLists.words("of-the-world");

  /// Wholes of which nobody writes as of his own: the market, the region, the industry.
  private static final WordSet AT_LARGE = WordLists.words("wholes-at-large");

  private static final WordSet USUAL = WordLists.words("usual");

  /// The noun stands within so many words: "any other large trading nation".
  private static final int REACH = 3;

  private Generality() {}

  /// The sentence is said of all of a kind, or begins with a bare plural: "Owners who", "Modern
  /// pumps", "City-centre deliveries".
  static boolean isOfAKind(Sentence sentence) {
    if (Figures.isGeneral(sentence)) {
      return true;
    }
    Tokens tokens = sentence.tokens();
    int at = sentence.from();
    while (at < sentence.to() && !tokens.is(at, TokenClass.WORD)) {
      at++;
    }
    for (int i = at; i < Math.min(sentence.to(), at + REACH); i++) {
      String word = tokens.lower(i);
      boolean name = i > at && tokens.is(i, TokenClass.CAP);
      if (!tokens.is(i, TokenClass.WORD) || name || CERTAIN.contains(word)) {
        return false;
      }
      if (Subject.isPlural(word)) {
        return i + 1 < sentence.to()
            && !isVerbAlone(tokens, at, i, word)
            && Tense.presentWithin(sentence, i, i + 1) < 0;
      }
    }
    return false;
  }

  /// "Processes 2 million returns": the first word is a verb.
  private static boolean isVerbAlone(Tokens tokens, int from, int at, String word) {
    return at == from
        && Tense.base(word).isPresent()
        && (tokens.is(at + 1, TokenClass.NUM) || tokens.isOneOf(at + 1, CERTAIN));
  }

  /// "Than any other member state": what is compared belongs to the world at large.
  static boolean isComparedWithTheWorld(Sentence sentence, int from) {
    Tokens tokens = sentence.tokens();
    for (int i = from; i + 1 < sentence.to(); i++) {
      boolean any = tokens.isWord(i, "any") || tokens.isWord(i, "every");
      if (any && tokens.isWord(i + 1, "other")) {
        for (int j = i + 2; j < Math.min(sentence.to(), i + 2 + REACH); j++) {
          if (tokens.isOneOf(j, OF_THE_WORLD)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /// "The region holds 212 stores", "A modern store uses 38 kWh": the sentence is about a market, a
  /// country or trade, or about what is usual in its kind.
  static boolean isAtLarge(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    String first = tokens.lower(sentence.from());
    boolean one = isArticle(first);
    if (USUAL.contains(first)) {
      return isOfAKind(sentence);
    }
    if (!one && !first.equals("the")) {
      return false;
    }
    for (int i = sentence.from() + 1;
        i < Math.min(sentence.to(), sentence.from() + 1 + REACH);
        i++) {
      String word = tokens.lower(i);
      if ((one ? USUAL : AT_LARGE).contains(word)) {
        return one || Tense.presentWithin(sentence, i + 1, i + 2) >= 0;
      }
    }
    return false;
  }

  /// "An Angler cow gives richer milk than a Holstein": both are kinds, neither is at hand.
  static boolean areKinds(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    if (!isArticle(tokens.lower(sentence.from())) || sentence.has(Cue.OWN)) {
      return false;
    }
    for (int i = sentence.from() + 1; i + 1 < sentence.to(); i++) {
      if (tokens.isWord(i, "than") && isArticle(tokens.lower(i + 1))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isArticle(String word) {
    return word.equals("a") || word.equals("an");
  }
}
