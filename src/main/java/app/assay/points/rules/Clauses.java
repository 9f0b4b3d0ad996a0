package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// The clause around a token, as far as marks and joining words show it.
final class Clauses {

  /// After a comma they begin another clause.
  private static final WordSet JOINS = WordLists.words("clause-join");

  private Clauses() {}

  /// The first token of the clause.
  static int from(Sentence sentence, int token) {
    int from = token;
    while (from > sentence.from() && !ends(sentence, from - 1)) {
      from--;
    }
    return from;
  }

  /// After the last token of the clause.
  static int to(Sentence sentence, int token) {
    int to = token;
    while (to < sentence.to() && !ends(sentence, to)) {
      to++;
    }
    return to;
  }

  /// A note in square brackets stands within its clause.
  private static boolean ends(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    if (sentence.isNote(token)) {
      return false;
    }
    if (tokens.is(token, TokenClass.COLON)
        || tokens.is(token, TokenClass.DASH)
        || tokens.is(token, ';')
        || tokens.is(token, TokenClass.OPEN)
        || tokens.is(token, TokenClass.CLOSE)) {
      return true;
    }
    return tokens.is(token, TokenClass.COMMA)
        && token + 1 < sentence.to()
        && tokens.isOneOf(token + 1, JOINS);
  }
}
