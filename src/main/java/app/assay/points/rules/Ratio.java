package app.assay.points.rules;

import app.assay.points.check.Tense;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// What one of a kind does for how many: "One nurse looks after four patients", "A planner minds 60
/// shipments", "Each unit recovers 410 kW".
final class Ratio {

  private static final WordSet ONE = WordLists.words("one-of-each");

  private static final WordSet ARTICLE = WordLists.words("one-article");

  /// Verbs of work and yield; behind "a" only these tell a ratio: "a team has five members" does
  /// not.
  private static final WordSet WORK = WordLists.words("work-on");

  /// Verbs of what something is made of, costs or is entitled to.
  private static final WordSet HOLDS = WordLists.words("made-of");

  /// The verb stands within so many tokens, the number as many after it.
  private static final int VERB = 6;

  private static final int NUMBER = 5;

  private Ratio() {}

  /// Some sentence of the block begins in that way.
  static boolean mayBeIn(BlockReading block) {
    for (Sentence sentence : block.sentences()) {
      if (begins(sentence)) {
        return true;
      }
    }
    return false;
  }

  private static boolean begins(Sentence sentence) {
    return sentence.has(Cue.COUNT)
        && sentence.cell().isEmpty()
        && (sentence.tokens().isOneOf(sentence.from(), ONE)
            || sentence.tokens().isOneOf(sentence.from(), ARTICLE));
  }

  /// The number is what one of a kind does.
  static boolean isOfOne(Sentence sentence, CueMatch count) {
    if (!begins(sentence)
        || count.from() < sentence.from() + 2
        || sentence.tokens().isWord(sentence.from() + 1, "of")
        || sentence.hasAny(Cue.AMOUNT, Cue.LAW, Cue.NORMATIVE)
        || isTime(sentence, count)) {
      return false;
    }
    Tokens tokens = sentence.tokens();
    boolean any =
        tokens.isOneOf(sentence.from(), ONE) || tokens.isWord(sentence.from() + 1, "single");
    int last = Math.min(count.from(), sentence.from() + VERB);
    for (int i = sentence.from() + 2; i < last; i++) {
      if (!tokens.is(i, TokenClass.WORD)) {
        return false;
      }
      if (tokens.isOneOf(i, WORK)
          || (any && Tense.presentWithin(sentence, i, i + 1) >= 0)
          || (any && tokens.isWord(i - 1, "can"))) {
        return count.from() - i <= NUMBER && !tokens.isOneOf(i, HOLDS);
      }
    }
    return false;
  }

  private static boolean isTime(Sentence sentence, CueMatch count) {
    if (sentence.tokens().is(count.from(), TokenClass.YEAR)) {
      return true;
    }
    for (CueMatch span : sentence.matches()) {
      if (span.cue() == Cue.SPAN_OF_TIME && span.from() == count.from()) {
        return true;
      }
    }
    return false;
  }
}
