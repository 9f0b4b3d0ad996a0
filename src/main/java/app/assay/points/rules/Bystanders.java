package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// What reads like a claim about another seller and is none: "Ward C has no bath", "Marta does not
/// work on Fridays", "unlike the old form", "other rooms have".
final class Bystanders {

  /// Capitals that name no product: "Table", "Monday".
  private static final WordSet NO_PRODUCTS = WordLists.words("no-products");

  /// Before a name they make it a person's or a place's.
  private static final WordSet TITLES = WordLists.words("no-seller-titles");

  /// After "other" they are the writers' own.
  private static final WordSet INNER = WordLists.words("no-seller-inner");

  private static final WordSet SELLERS = WordLists.words("compared");

  /// What people do and products do not.
  private static final WordSet HUMAN = WordLists.words("human");

  /// Behind a name they make it a house that trades.
  private static final WordSet HOUSES = WordLists.words("houses");

  private static final WordSet ASKED = WordLists.words("asked-of-all");

  private static final int SHORTEST = 3;

  /// Words from the match on in which a person shows.
  private static final int REACH = 3;

  private Bystanders() {}

  /// @param rival what reads like a claim
  static boolean isNamed(Sentence sentence, CueMatch rival) {
    Tokens tokens = sentence.tokens();
    int first = rival.from();
    return switch (tokens.lower(first)) {
      case "unlike" ->
          first + 1 < sentence.to()
              && tokens.isWord(first + 1, "the")
              && sentence.all(Cue.RIVAL).size() == 1;
      case "compared" -> tokens.is(rival.to() - 1, TokenClass.MONTH);
      case "other" -> first + 1 < sentence.to() && tokens.isOneOf(first + 1, INNER);
      case "the", "only" -> has(sentence, rival.to() - 1, rival.to() + 2, ASKED);
      case "our", "their", "its" -> false;
      case "no", "nobody", "none", "nothing", "neither", "most", "all", "many", "every", "each" ->
          false;
      default -> tokens.is(first, TokenClass.CAP) && isNobody(sentence, rival);
    };
  }

  private static boolean isNobody(Sentence sentence, CueMatch rival) {
    Tokens tokens = sentence.tokens();
    int name = rival.from();
    boolean after = name > sentence.from();
    return tokens.end(name) - tokens.start(name) < SHORTEST
            && !(after && tokens.isOneOf(name - 1, SELLERS))
        || tokens.is(name, TokenClass.MONTH)
        || tokens.isOneOf(name, NO_PRODUCTS)
        || (after
            && ((tokens.isWord(name - 1, "the") && !isHouse(sentence, name + 1))
                || tokens.isOneOf(name - 1, TITLES)))
        || has(sentence, rival.to() - 1, rival.to() + REACH, HUMAN);
  }

  /// "The Vossberg co-operative".
  private static boolean isHouse(Sentence sentence, int token) {
    return token < sentence.to() && sentence.tokens().isOneOf(token, HOUSES);
  }

  private static boolean has(Sentence sentence, int from, int to, WordSet words) {
    for (int i = from; i < Math.min(to, sentence.to()); i++) {
      if (sentence.tokens().isOneOf(i, words)) {
        return true;
      }
    }
    return false;
  }
}
