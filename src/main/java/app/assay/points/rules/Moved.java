package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;

/// "Fell from 261 to 212" tells of a change and of no discrepancy, though both say "from".
final class Moved {

  private static final WordSet MOVED = WordLists.words("moved");

  private Moved() {}

  /// True when a cue of a discrepancy is but a change.
  static boolean is(Sentence sentence, CueMatch match) {
    return sentence.tokens().isOneOf(match.from(), MOVED);
  }
}
