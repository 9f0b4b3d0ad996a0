package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// What stands before a verb of change: a measure or circumstance, which is said to have brought
/// something about ("the new roster", "longer breaks"), or somebody who decides over his own things
/// ("the council", "our landlord").
final class Doer {

  /// What people bring in, do or meet with, and then credit or blame: rosters, bans, weather.
  private static final WordSet MEANS = WordLists.words("means");

  /// Bodies and persons that set prices, budgets and hours.
  private static final WordSet AGENTS = WordLists.words("agents");

  private static final WordSet PEOPLE = WordLists.words("people");

  /// "Longer breaks", "fewer forms": the sentence compares with what was before.
  private static final WordSet COMPARED = WordLists.words("means-compared");

  /// After them begins another thought, or the sentence is not about the thing.
  private static final WordSet BREAKS = WordLists.words("doer-break");

  /// A subject is not longer.
  private static final int REACH = 8;

  private Doer() {}

  /// What stands before the verb is a measure or circumstance, and nobody acts.
  static boolean isMeans(Sentence sentence, int verb) {
    Tokens tokens = sentence.tokens();
    int from = sentence.from();
    if (verb <= from || verb - from > REACH) {
      return false;
    }
    boolean means = tokens.isOneOf(from, COMPARED);
    for (int i = from; i < verb; i++) {
      if (!tokens.is(i, TokenClass.WORD)
          || tokens.isOneOf(i, BREAKS)
          || tokens.isOneOf(i, PEOPLE)
          || tokens.isOneOf(i, AGENTS)) {
        return false;
      }
      means |= tokens.isOneOf(i, MEANS);
    }
    return means;
  }

  /// "The council", "Our landlord has", "Foam makers have": somebody who decides stands right
  /// before the verb, or a name does.
  static boolean isAgent(Sentence sentence, int verb) {
    Tokens tokens = sentence.tokens();
    int head = verb - 1;
    while (head > sentence.from() && isBetween(tokens.lower(head))) {
      head--;
    }
    if (head < sentence.from()) {
      return false;
    }
    for (int i = Math.max(sentence.from(), head - 2); i <= head; i++) {
      if (tokens.isOneOf(i, AGENTS)) {
        return true;
      }
    }
    return tokens.isOneOf(head, PEOPLE)
        || tokens.lower(head).endsWith("ers")
        || (head > sentence.from() && tokens.is(head, TokenClass.CAP));
  }

  private static boolean isBetween(String word) {
    return word.equals("has")
        || word.equals("have")
        || word.equals("just")
        || word.equals("also")
        || word.equals("now")
        || word.equals("again")
        || word.endsWith("ly");
  }
}
