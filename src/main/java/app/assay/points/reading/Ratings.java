package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import java.util.Locale;

/// What a thing is rated by a number behind the letters of its scale: "IP67", "DN 80", "TRL 5".
final class Ratings {

  private static final WordSet SCALES = WordLists.words("rating-scales");

  /// Letters and digits of a rating written together.
  private static final int LONGEST = 7;

  private Ratings() {}

  static void read(Sentence sentence, LooseKind out) {
    if (!sentence.has(TokenClass.CAP)) {
      return;
    }
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      int length = tokens.end(i) - tokens.start(i);
      if (!tokens.is(i, TokenClass.CAP)
          || length < 2
          || length > LONGEST
          || !Character.isUpperCase(tokens.text().charAt(tokens.start(i) + 1))) {
        continue;
      }
      String word = tokens.text(i);
      int digits = digits(word);
      boolean apart =
          digits == word.length() && i + 1 < sentence.to() && tokens.is(i + 1, TokenClass.NUM);
      double value = apart ? tokens.value(i + 1) : Numerals.ofDigits(word.substring(digits));
      if (SCALES.has(word.substring(0, digits)) && !Double.isNaN(value)) {
        String scale = word.substring(0, digits).toLowerCase(Locale.ROOT);
        out.add(i, apart ? i + 2 : i + 1, value, Quantity.RATING + scale);
      }
    }
  }

  /// Where its digits begin, or its end.
  private static int digits(String word) {
    int at = 0;
    while (at < word.length() && !Character.isDigit(word.charAt(at))) {
      at++;
    }
    return at;
  }
}
