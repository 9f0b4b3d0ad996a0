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

  private static final WordSet WE = WordSet.of("we", "we'll", "i'll", "he'll", "she'll");

  /// Those who do what they are given.
  private static final WordSet DOERS = WordLists.words("doers");

  private static final WordSet ACTS = WordLists.words("acts");

  private static final WordSet DECIDED = WordLists.words("decided");

  private static final WordSet WHERE = WordSet.of("on", "in", "at", "there", "present", "with");

  /// From the one who does it to "will": a name in commas.
  private static final int NAME = 5;

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
    if (verb + 1 >= sentence.to()) {
      return false;
    }
    boolean person = who >= sentence.from() && tokens.isOneOf(who, PERSON);
    boolean act = tokens.isOneOf(verb + 1, ACTS);
    return (person && tokens.isOneOf(verb + 1, TASKS))
        || (act && isWe(tokens, will, verb))
        || ((act || isPresent(sentence, verb + 1)) && isDoer(sentence, who));
  }

  /// "Will be on site".
  private static boolean isPresent(Sentence sentence, int be) {
    return sentence.tokens().isWord(be, "be") && WHERE.contains(Wording.after(sentence, be));
  }

  private static boolean isWe(Tokens tokens, CueMatch will, int verb) {
    return tokens.isOneOf(verb, WE) || (will.from() > 0 && tokens.isOneOf(will.from() - 1, WE));
  }

  /// "Every operator", "our field engineer, Tobiah Wren,": nothing but a name stands between.
  private static boolean isDoer(Sentence sentence, int who) {
    Tokens tokens = sentence.tokens();
    for (int i = who; i >= sentence.from() && who - i < NAME; i--) {
      if (tokens.isOneOf(i, DOERS)) {
        return true;
      }
      if (!tokens.is(i, TokenClass.CAP) && !tokens.is(i, TokenClass.COMMA)) {
        return false;
      }
    }
    return false;
  }

  /// "Under work order 7751", "(collective agreement, § 7)".
  static boolean isAgreed(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (tokens.isOneOf(i, DECIDED)) {
        return true;
      }
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
