package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;

/// By how much a value may be off: the "± 8" of "181 ± 8 mm", which is no value of its own.
final class Tolerance {

  private Tolerance() {}

  /// True where a mark and a number stand behind a value.
  ///
  /// @param mark the token behind the number
  static boolean isAt(Tokens tokens, int mark, int limit) {
    return mark + 1 < limit && tokens.is(mark, '±') && tokens.is(mark + 1, TokenClass.NUM);
  }
}
