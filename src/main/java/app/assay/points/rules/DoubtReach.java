package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.Cues;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// Whether doubt, a supposition, a demand or a forecast reaches a claim within its sentence. "Two
/// thirds run one of them, so staff may be easier to find" doubts nothing of the two thirds.
final class DoubtReach {

  private static final Cues DOUBTS =
      Cues.of(Cue.HEDGE, Cue.PLAN, Cue.HYPOTHETICAL, Cue.NORMATIVE, Cue.WILL, Cue.BOUND);

  /// After a comma they begin another thought.
  private static final WordSet JOINS = WordLists.words("doubt-join");

  /// They do so without a comma.
  private static final WordSet BREAKS = WordLists.words("doubt-break");

  private static final WordSet ASKS = WordLists.words("would-ask");

  private DoubtReach() {}

  static boolean reaches(Sentence sentence, CueMatch claim) {
    if (!sentence.cues().meets(DOUBTS)) {
      return false;
    }
    for (CueMatch match : sentence.matches()) {
      if (DOUBTS.has(match.cue())
          && !isRounding(sentence, match)
          && !isOfOthers(sentence, match)
          && !isAsked(sentence, match)
          && !isParted(
              sentence, Math.min(match.to(), claim.to()), Math.max(match.from(), claim.from()))) {
        return true;
      }
    }
    return false;
  }

  /// "About 40" and "nearly all" make a figure round.
  private static boolean isRounding(Sentence sentence, CueMatch hedge) {
    if (hedge.cue() != Cue.HEDGE || !sentence.has(Cue.APPROXIMATE)) {
      return false;
    }
    for (CueMatch other : sentence.matches()) {
      if (other.cue() == Cue.APPROXIMATE && other.from() == hedge.from()) {
        return true;
      }
    }
    return false;
  }

  /// "Competing products require a server": what they require is what is claimed.
  private static boolean isOfOthers(Sentence sentence, CueMatch match) {
    return match.cue() == Cue.NORMATIVE
        && sentence.tokens().lower(match.from()).startsWith("require")
        && match.to() - match.from() == 1;
  }

  /// "A studio would charge £140": the price is claimed, unless an "if" stands before it.
  private static boolean isAsked(Sentence sentence, CueMatch match) {
    return match.to() < sentence.to()
        && sentence.tokens().isWord(match.from(), "would")
        && sentence.tokens().isOneOf(match.to(), ASKS)
        && !sentence.has(Cue.CONDITION)
        && sentence.all(Cue.HYPOTHETICAL).size() == 1;
  }

  private static boolean isParted(Sentence sentence, int from, int to) {
    Tokens tokens = sentence.tokens();
    for (int i = from; i < to; i++) {
      if (tokens.is(i, TokenClass.COMMA)
          ? i + 1 < to && tokens.isOneOf(i + 1, JOINS)
          : tokens.is(i, ';') || tokens.isOneOf(i, BREAKS)) {
        return true;
      }
    }
    return false;
  }
}
