package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// "Fell from 261 to 212" tells of a change and of no discrepancy, though both say "from".
final class Moved {

  private static final WordSet MOVED = WordLists.words("moved");

  private Moved() {}

  /// True when a cue of a discrepancy is but a change.
  static boolean is(Sentence sentence, CueMatch match) {
    return sentence.tokens().isOneOf(match.from(), MOVED) || isCorrected(sentence, match.from());
  }

  /// "Corrected to 68 kg" without what it was: elsewhere it must be so too.
  private static boolean isCorrected(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    return token + 2 < sentence.to()
        && tokens.isWord(token, "corrected")
        && tokens.isWord(token + 1, "to")
        && tokens.is(token + 2, TokenClass.NUM)
        && sentence.quantities().size() == 1;
  }
}
