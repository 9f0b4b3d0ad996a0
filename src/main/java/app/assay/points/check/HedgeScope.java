package app.assay.points.check;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// How far a word of doubt or plan reaches within its sentence.
final class HedgeScope {

  /// Words that begin a thought of its own.
  private static final WordSet BARRIERS = WordLists.words("hedge-barrier");

  private HedgeScope() {}

  /// Words before the verb reach it unless a semicolon or "but" stands between; words behind it
  /// reach back to it within their own clause.
  static boolean reaches(Sentence sentence, int verb) {
    for (CueMatch match : sentence.matches()) {
      if (match.cue() == Cue.HEDGE || match.cue() == Cue.PLAN) {
        boolean before = match.from() < verb;
        if (before ? forward(sentence, match, verb) : backward(sentence, verb, match)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean forward(Sentence sentence, CueMatch match, int verb) {
    Tokens tokens = sentence.tokens();
    if (isOpeningShould(sentence, match) || isWill(tokens, verb)) {
      return false;
    }
    for (int i = match.to(); i < verb; i++) {
      if (tokens.is(i, ';')
          || (tokens.is(i, TokenClass.COMMA) && isWord(tokens, i + 1, verb, "but"))
          || (tokens.is(i, TokenClass.COMMA) && isWord(tokens, i + 1, verb, "and"))) {
        return false;
      }
    }
    return true;
  }

  /// "Should that happen, rents will fall": a condition, which doubts nothing.
  private static boolean isOpeningShould(Sentence sentence, CueMatch match) {
    return match.from() == sentence.from()
        && match.to() == match.from() + 1
        && isWord(sentence.tokens(), match.from(), match.to(), "should");
  }

  /// "Is targeted for autumn and will drop": the plan is of the first verb alone.
  private static boolean isWill(Tokens tokens, int verb) {
    return verb > 0
        && isWord(tokens, verb, verb + 1, "will")
        && isWord(tokens, verb - 1, verb, "and");
  }

  private static boolean backward(Sentence sentence, int verb, CueMatch match) {
    Tokens tokens = sentence.tokens();
    for (int i = verb + 1; i < match.from(); i++) {
      if (tokens.is(i, ';') || tokens.is(i, TokenClass.COLON) || isBarrier(tokens, i)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isBarrier(Tokens tokens, int token) {
    return tokens.is(token, TokenClass.WORD) && tokens.isOneOf(token, BARRIERS);
  }

  private static boolean isWord(Tokens tokens, int token, int limit, String word) {
    return token < limit && tokens.text(token).equalsIgnoreCase(word);
  }
}
