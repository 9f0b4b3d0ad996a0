package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.Optional;

/// The short label by which a text refers to an item: `A1`, `R-7`, `B`.
final class Labels {

  private static final int LONGEST = 6;

  private Labels() {}

  /// The label with which a sentence begins, where a mark or nothing follows it.
  static Optional<String> of(Sentence sentence) {
    if (sentence.from() == sentence.to()) {
      return Optional.empty();
    }
    Tokens tokens = sentence.tokens();
    int first = sentence.from();
    String label = tokens.text(first);
    boolean alone =
        first + 1 == sentence.to()
            || tokens.is(first + 1, TokenClass.COLON)
            || tokens.is(first + 1, TokenClass.STOP)
            || tokens.is(first + 1, TokenClass.DASH)
            || tokens.is(first + 1, TokenClass.CLOSE);
    return alone && label.length() <= LONGEST && isLabel(label)
        ? Optional.of(label)
        : Optional.empty();
  }

  /// An upper-case letter, then only such letters, digits and marks.
  private static boolean isLabel(String word) {
    if (!Character.isUpperCase(word.charAt(0))) {
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
