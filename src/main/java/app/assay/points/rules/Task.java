package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// What somebody has taken on or what is agreed: told with "will", and no forecast.
final class Task {

  /// What one person does for the others: book, bring, draft.
  private static final WordSet TASKS = WordLists.words("tasks");

  private static final WordSet PERSON = WordSet.of("i", "he", "she");

  /// What binds: a contract, an order, a timetable.
  private static final WordSet BINDING = WordLists.words("binding");

  private static final WordSet UNDER = WordSet.of("under", "per");

  /// Words from "under" or a bracket to what binds.
  private static final int REACH = 3;

  private Task() {}

  /// "She will swap back to the old vials"; a name may be a product's.
  ///
  /// @param will the words that tell the future
  /// @param verb the last of them
  static boolean isGiven(Sentence sentence, CueMatch will, int verb) {
    Tokens tokens = sentence.tokens();
    int who = will.from() - 1;
    return who >= sentence.from()
        && verb + 1 < sentence.to()
        && tokens.isOneOf(who, PERSON)
        && tokens.isOneOf(verb + 1, TASKS);
  }

  /// "Under work order 7751", "(collective agreement, § 7)".
  static boolean isAgreed(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (tokens.is(i, TokenClass.OPEN) || tokens.isOneOf(i, UNDER)) {
        for (int j = i + 1; j < Math.min(sentence.to(), i + 1 + REACH); j++) {
          if (tokens.isOneOf(j, BINDING) || tokens.is(j, '§')) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
