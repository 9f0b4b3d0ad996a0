package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.Optional;

/// The short label by which a text refers to an item: `A1`, `R-7`, `B`.
final class Labels {

  private static final int LONGEST = 6;

  /// "On action 3" names its item so early.
  private static final int NEAR = 3;

  private static final WordSet ITEMS = WordLists.words("label-items");

  private Labels() {}

  /// The label with which a sentence begins, where a mark or nothing follows it.
  static Optional<String> of(Sentence sentence) {
    if (sentence.from() == sentence.to()) {
      return Optional.empty();
    }
    Tokens tokens = sentence.tokens();
    int first = sentence.from();
    boolean alone =
        first + 1 == sentence.to()
            || tokens.is(first + 1, TokenClass.COLON)
            || tokens.is(first + 1, TokenClass.STOP)
            || tokens.is(first + 1, TokenClass.DASH)
            || tokens.is(first + 1, TokenClass.CLOSE);
    boolean brief = alone && tokens.end(first) - tokens.start(first) <= LONGEST;
    return Optional.of(brief ? tokens.text(first) : "").filter(Labels::isLabel);
  }

  /// The label of a numbered row: `#3` for "3".
  static Optional<String> ofRow(Sentence cell) {
    boolean number = cell.to() - cell.from() == 1 && cell.tokens().is(cell.from(), TokenClass.NUM);
    return number ? Optional.of("#" + cell.tokens().text(cell.from())) : of(cell);
  }

  /// The label of the numbered item that a sentence begins to speak of: `#3` for "On action 3".
  static Optional<String> ofItem(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    boolean numbered = sentence.has(TokenClass.NUM);
    int last = numbered ? Math.min(sentence.to() - 1, sentence.from() + NEAR) : sentence.from();
    for (int i = sentence.from(); i < last; i++) {
      if (tokens.isOneOf(i, ITEMS) && tokens.is(i + 1, TokenClass.NUM)) {
        return Optional.of("#" + tokens.text(i + 1));
      }
    }
    return of(sentence);
  }

  /// An upper-case letter, then only such letters, digits and marks.
  private static boolean isLabel(String word) {
    if (word.isEmpty() || !Character.isUpperCase(word.charAt(0))) {
      return false;
    }
    boolean digit = word.length() == 1;
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      if (Character.isLowerCase(c)) {
        return false;
      }
      digit |= Character.isDigit(c);
    }
    return digit;
  }
}
