package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// Cuts off who said it: "every second player is affected, he said". The past of the saying is not
/// that of what is said.
final class SaidBehind {

  private static final WordSet SAID = WordLists.words("said-behind");

  /// Tokens between the comma and the verb: "Ms Kolb said", "the head of the school added".
  private static final int WHO = 6;

  private SaidBehind() {}

  /// The sentence without it, or itself.
  static Sentence cut(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.to() - 1; sentence.mayHold(SAID) && i > sentence.from() + 2; i--) {
      if (tokens.isOneOf(i, SAID)) {
        for (int at = i - 1; at > sentence.from() && i - at <= WHO; at--) {
          if (tokens.is(at, TokenClass.COMMA)) {
            return at < i - 1 ? sentence.part(sentence.from(), at) : sentence;
          }
        }
        return sentence;
      }
    }
    return sentence;
  }
}
