package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// The words of a sentence as letters, for sentences that are suspected already.
final class Wording {

  private static final int NUMBER_REACH = 5;

  private static final WordSet NUMBERS = WordLists.words("number-words");

  private static final WordSet NAMES = WordLists.words("verb-names");

  private Wording() {}

  /// A token in lower case with a straight apostrophe.
  static String lower(Tokens tokens, int token) {
    return tokens.lower(token);
  }

  /// The token before one, in lower case; empty at the sentence's start.
  static String before(Sentence sentence, int token) {
    return token > sentence.from() ? lower(sentence.tokens(), token - 1) : "";
  }

  /// The token after one, in lower case; empty at the sentence's end.
  static String after(Sentence sentence, int token) {
    return token + 1 < sentence.to() ? lower(sentence.tokens(), token + 1) : "";
  }

  /// True when one of the sentence's tokens is one of the words.
  static boolean has(Sentence sentence, WordSet words) {
    return sentence.mayHold(words) && hasWithin(sentence, sentence.from(), sentence.to(), words);
  }

  /// True when one of some tokens in a row is one of the words.
  ///
  /// @param from the first
  /// @param to after the last
  static boolean hasWithin(Sentence sentence, int from, int to, WordSet words) {
    for (int i = from; i < to; i++) {
      if (sentence.tokens().isOneOf(i, words)) {
        return true;
      }
    }
    return false;
  }

  /// "Excel", "Trump", "Whisper": a verb's base form with a capital is a name.
  static boolean isName(Sentence sentence, CueMatch match) {
    return match.to() - match.from() == 1
        && sentence.tokens().is(match.from(), TokenClass.CAP)
        && sentence.tokens().isOneOf(match.from(), NAMES);
  }

  /// The token of a number in digits or letters, up to four tokens before one; -1 where none is.
  static int numberBefore(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    for (int i = token - 1; i >= Math.max(sentence.from(), token - NUMBER_REACH); i--) {
      if (tokens.is(i, TokenClass.NUM) || tokens.isOneOf(i, NUMBERS)) {
        return i;
      }
    }
    return -1;
  }

  /// A match as it is written.
  static String of(Sentence sentence, CueMatch match) {
    return sentence.span(match).in(sentence.tokens().text());
  }

  /// A match with the word after it.
  static String withNext(Sentence sentence, CueMatch match) {
    int next = match.to();
    boolean word = next < sentence.to() && sentence.tokens().is(next, TokenClass.WORD);
    return word ? of(sentence, match) + " " + sentence.tokens().text(next) : of(sentence, match);
  }

  /// True when a token of these kinds stands after a token of the sentence.
  static boolean hasAfter(Sentence sentence, int token, TokenClass... kinds) {
    for (int i = token + 1; i < sentence.to(); i++) {
      for (TokenClass kind : kinds) {
        if (sentence.tokens().is(i, kind)) {
          return true;
        }
      }
    }
    return false;
  }
}
