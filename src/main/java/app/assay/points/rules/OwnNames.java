package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;

/// Names that the document's title gives: its own product is no third party.
final class OwnNames {

  private static final WordSet PRONOUNS = WordLists.words("pronoun-names");

  private static final WordSet COMPARED = WordLists.words("comparing");

  private OwnNames() {}

  /// A capital that begins a sentence is no name.
  static boolean isPronoun(Tokens tokens, int token) {
    return tokens.is(token, TokenClass.CAP) && PRONOUNS.contains(tokens.text(token));
  }

  /// The sentence begins with a name of the title.
  static boolean begins(Sentence sentence, Surroundings around) {
    return isOwn(sentence.tokens(), sentence.from(), around);
  }

  static boolean isOwn(Tokens tokens, int token, Surroundings around) {
    if (around.headings().isEmpty() || !tokens.is(token, TokenClass.CAP)) {
      return false;
    }
    BlockReading title = around.headings().getFirst();
    Tokens words = title.tokens();
    if (isComparison(words)) {
      return false;
    }
    for (int i = 0; i < words.count(); i++) {
      if (words.is(i, TokenClass.CAP) && isSame(tokens, token, words, i)) {
        return true;
      }
    }
    return false;
  }

  /// "Help desks compared: Trillby, Quorum and Pondero" names others.
  private static boolean isComparison(Tokens title) {
    for (int i = 0; i < title.count(); i++) {
      if (title.isOneOf(i, COMPARED)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSame(Tokens left, int i, Tokens right, int j) {
    int length = left.end(i) - left.start(i);
    return length == right.end(j) - right.start(j)
        && left.text().regionMatches(left.start(i), right.text(), right.start(j), length);
  }
}
