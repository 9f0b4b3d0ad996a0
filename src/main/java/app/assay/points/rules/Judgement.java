package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import java.util.Optional;
import java.util.Set;

/// A judging word close behind a verb that says it of something: "is clumsy", "has the better
/// service".
final class Judgement {

  /// Words that turn it or begin another thought.
  private static final WordSet BREAKS = WordLists.words("judgement-break");

  private Judgement() {}

  /// The first match of the cue with one of the verbs at most so many words before it.
  static Optional<CueMatch> by(Sentence sentence, Cue cue, Set<String> verbs, int reach) {
    if (!sentence.has(cue)) {
      return Optional.empty();
    }
    for (CueMatch match : sentence.matches()) {
      if (match.cue() == cue && isSaid(sentence, match, verbs, reach)) {
        return Optional.of(match);
      }
    }
    return Optional.empty();
  }

  /// The first match of the cue with "than" soon behind it: "fairer timetables than any human".
  static Optional<CueMatch> compared(Sentence sentence, Cue cue, int reach) {
    if (!sentence.has(cue)) {
      return Optional.empty();
    }
    for (CueMatch match : sentence.matches()) {
      if (match.cue() == cue) {
        int last = Math.min(sentence.to(), match.to() + reach);
        for (int i = match.to(); i < last; i++) {
          if (sentence.tokens().isWord(i, "than")) {
            return Optional.of(match);
          }
        }
      }
    }
    return Optional.empty();
  }

  /// The word stands somewhere behind a token.
  static boolean isBefore(Sentence sentence, int token, String word) {
    for (int i = token + 1; i < sentence.to(); i++) {
      if (sentence.tokens().isWord(i, word)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSaid(Sentence sentence, CueMatch match, Set<String> verbs, int reach) {
    int first = Math.max(sentence.from(), match.from() - 1 - reach);
    for (int i = match.from() - 1; i >= first; i--) {
      String word = Wording.lower(sentence.tokens(), i);
      if (verbs.contains(word)) {
        return i > sentence.from();
      }
      if (!sentence.tokens().is(i, TokenClass.WORD) || BREAKS.contains(word)) {
        return false;
      }
    }
    return false;
  }
}
