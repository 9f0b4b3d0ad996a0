package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// What a sentence says aside between two commas.
final class Aside {

  private static final int LONGEST = 5;

  private Aside() {}

  /// "The chair, at present Ms Vik, announced it on 12 May": after what is said aside between two
  /// commas, of which the date behind tells nothing; the match's own end where nothing is.
  static int end(Sentence sentence, CueMatch match) {
    Tokens tokens = sentence.tokens();
    boolean opens =
        match.from() - 1 > sentence.from()
            && tokens.is(match.from() - 1, TokenClass.COMMA)
            && !tokens.is(match.from() - 1, ';');
    for (int i = match.to(); opens && i < sentence.to() && i - match.to() <= LONGEST; i++) {
      if (tokens.is(i, TokenClass.COMMA)) {
        return i;
      }
    }
    return match.to();
  }
}
