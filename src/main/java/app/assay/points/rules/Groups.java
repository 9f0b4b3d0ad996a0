package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.Optional;

/// Some are told apart from others by what they do, and are said to fare otherwise: "Pupils who eat
/// breakfast score higher", "Teams with a coach deliver sooner". The reader takes the one for the
/// cause of the other.
final class Groups {

  private static final WordSet APART = WordLists.words("set-apart");

  /// "Longer", "fewer", "higher": how they fare.
  private static final WordSet OTHERWISE = WordLists.words("fare-otherwise");

  /// The group is named in so many words: "Small firms in the valley that".
  private static final int NAME = 3;

  /// What sets it apart takes as many at least: "who use the app".
  private static final int CLAUSE = 3;

  private Groups() {}

  static Optional<CueMatch> compared(Sentence sentence) {
    if (sentence.cell().isPresent()
        || sentence.hasAny(Cue.PRICE, Cue.AMOUNT, Cue.NORMATIVE, Cue.COUNT, Cue.SHARE)) {
      return Optional.empty();
    }
    int apart = apart(sentence);
    if (apart < 0) {
      return Optional.empty();
    }
    Tokens tokens = sentence.tokens();
    for (CueMatch match : sentence.matches()) {
      boolean otherwise =
          match.cue() == Cue.SHIFT
              && match.from() >= apart + CLAUSE
              && tokens.isOneOf(match.from(), OTHERWISE);
      if (otherwise && !isMeasure(sentence, match.to())) {
        return Optional.of(match);
      }
    }
    return Optional.empty();
  }

  /// The token that sets a plural at the sentence's start apart; -1 where none does.
  private static int apart(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    int last = Math.min(sentence.to() - 1, sentence.from() + NAME);
    for (int i = sentence.from() + 1; i <= last; i++) {
      if (tokens.isOneOf(i, APART)) {
        return Subject.isPlural(tokens.lower(i - 1)) ? i : -1;
      }
    }
    return -1;
  }

  /// "Longer than", "more than those who": a measure, or a comparison spelled out.
  private static boolean isMeasure(Sentence sentence, int token) {
    return token < sentence.to() && sentence.tokens().isWord(token, "than");
  }
}
