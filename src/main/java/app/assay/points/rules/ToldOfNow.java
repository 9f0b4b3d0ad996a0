package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;

/// Sentences that say how things stand: no change, goal, plan, guess or value of something else.
final class ToldOfNow {

  /// A sentence of more values is a series of numbers.
  private static final int MOST_VALUES = 24;

  private static final WordSet UP = WordLists.words("goes-up");

  private static final WordSet DOWN = WordLists.words("goes-down");

  private static final WordSet GOALS = WordLists.words("goals");

  private static final WordSet OTHERWISE = WordLists.words("of-another-value");

  private ToldOfNow() {}

  static boolean is(Sentence sentence) {
    return Amounts.isTelling(sentence)
        && !sentence.hasAny(Cue.DISCREPANCY, Cue.WILL, Cue.PLAN, Cue.HEDGE)
        && !Wording.has(sentence, UP)
        && !Wording.has(sentence, DOWN)
        && !Wording.has(sentence, GOALS)
        && !Wording.has(sentence, OTHERWISE)
        && sentence.quantities().size() <= MOST_VALUES;
  }
}
