package app.assay.points.rules;

import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;

/// "Fell from 261 to 212" tells of a change and of no discrepancy, though both say "from".
final class Moved {

  private static final WordSet MOVED =
      WordSet.of(
          "up",
          "down",
          "rose",
          "risen",
          "grew",
          "grown",
          "fell",
          "fallen",
          "dropped",
          "increased",
          "decreased",
          "cut",
          "raised",
          "lowered",
          "went",
          "go",
          "goes",
          "changed",
          "reduced",
          "shrank",
          "shrunk",
          "extended",
          "moved");

  private Moved() {}

  /// True when a cue of a discrepancy is but a change.
  static boolean is(Sentence sentence, CueMatch match) {
    return sentence.tokens().isOneOf(match.from(), MOVED);
  }
}
