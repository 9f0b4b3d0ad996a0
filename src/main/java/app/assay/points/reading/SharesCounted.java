package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;

/// How large a share is that is told by two counts, in per cent: "412 of 980 employees".
final class SharesCounted {

  /// A share of fewer is none that anybody tells in per cent.
  private static final double FEWEST = 10;

  /// It is told to a whole per cent.
  private static final double ROUNDED = 0.51;

  private static final double HUNDRED = 100;

  private SharesCounted() {}

  static void read(Sentence sentence, LooseKind out) {
    if (!sentence.has(TokenClass.NUM)) {
      return;
    }
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i + 2 < sentence.to(); i++) {
      if (tokens.isWord(i + 1, "of") && isPlain(tokens, i)) {
        boolean article = tokens.is(i + 2, TokenClass.WORD) && tokens.isLight(i + 2);
        int whole = article ? i + 3 : i + 2;
        if (whole < sentence.to() && isPlain(tokens, whole)) {
          double all = tokens.value(whole);
          double part = tokens.value(i);
          if (all >= FEWEST && part < all && part > 0) {
            double share = part * HUNDRED / all;
            out.add(i, whole + 1, share - ROUNDED, share + ROUNDED, "%", StemSet.EMPTY);
          }
        }
      }
    }
  }

  private static boolean isPlain(Tokens tokens, int token) {
    return tokens.is(token, TokenClass.NUM)
        && !tokens.is(token, TokenClass.YEAR)
        && !tokens.is(token, TokenClass.MONEY)
        && !tokens.is(token, TokenClass.PERCENT)
        && !Double.isNaN(tokens.value(token));
  }
}
