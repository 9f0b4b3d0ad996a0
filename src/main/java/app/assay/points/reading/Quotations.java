package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;
import java.util.Arrays;

/// Finds the tokens between a pair of quotation marks that hold three words or more.
final class Quotations {

  private static final int FEWEST_WORDS = 3;

  private Quotations() {}

  static boolean[] mark(Tokens tokens) {
    int open = -1;
    int words = 0;
    boolean[] quoted = new boolean[0];
    for (int i = 0; i < tokens.count(); i++) {
      if (tokens.classes(i) == 0 && isMark(tokens, i)) {
        if (open >= 0 && words >= FEWEST_WORDS) {
          quoted = quoted.length == 0 ? new boolean[tokens.count()] : quoted;
          Arrays.fill(quoted, open + 1, i, true);
        }
        open = open >= 0 ? -1 : i;
        words = 0;
      } else if (tokens.is(i, TokenClass.WORD)) {
        words++;
      }
    }
    return quoted;
  }

  private static boolean isMark(Tokens tokens, int token) {
    return tokens.is(token, '"')
        || tokens.is(token, '“')
        || tokens.is(token, '”')
        || tokens.is(token, '„')
        || tokens.is(token, '«')
        || tokens.is(token, '»');
  }
}
