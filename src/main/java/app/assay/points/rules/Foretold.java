package app.assay.points.rules;

import app.assay.points.check.Tense;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;

/// Sentences that tell what is to come: "it will save a post", "it is projected to save a post".
final class Foretold {

  private static final WordSet PROJECTED = WordLists.words("projected");

  private static final WordSet LEADING = WordLists.words("foretold-ground");

  private Foretold() {}

  static boolean is(Sentence sentence) {
    return sentence.has(Cue.WILL) || projected(sentence, sentence.from(), sentence.to());
  }

  /// The same of the part of a sentence that a token stands in: "rose to €4 in 2025, and it will
  /// pass €7 by 2030".
  static boolean isOf(Sentence sentence, int token) {
    if (!is(sentence)) {
      return false;
    }
    if (!sentence.has(TokenClass.COMMA) && !sentence.has(TokenClass.COLON)) {
      return true;
    }
    int from = Clauses.from(sentence, token);
    int to = Clauses.to(sentence, token);
    for (CueMatch match : sentence.all(Cue.WILL)) {
      if (match.from() >= from && match.from() < to && !isLedIn(sentence, token, match.from())) {
        return true;
      }
    }
    return projected(sentence, from, to);
  }

  /// "With the 45 stores already live, we will reach": what leads in is so by now.
  private static boolean isLedIn(Sentence sentence, int token, int will) {
    boolean comma = false;
    for (int i = token; i < will && !comma; i++) {
      comma = sentence.tokens().is(i, TokenClass.COMMA);
    }
    return comma && sentence.tokens().isOneOf(sentence.from(), LEADING);
  }

  /// The same, unless it is told apart from what is so: "earns its keep and will double takings".
  static boolean isWhole(Sentence sentence) {
    if (!is(sentence)) {
      return false;
    }
    int verb = sentence.has(Cue.WILL) ? Tense.present(sentence) : -1;
    return verb < 0 || !isJoinedBehind(sentence, verb);
  }

  /// "And will" stands behind the verb.
  static boolean isJoinedBehind(Sentence sentence, int verb) {
    CueMatch will = sentence.first(Cue.WILL).orElseThrow();
    return will.from() > verb && Wording.before(sentence, will.from()).equals("and");
  }

  /// The clause of a verb tells what is projected.
  static boolean isInClause(Sentence sentence, int verb) {
    return sentence.hasAny(Cue.PLAN, Cue.HEDGE)
        && projected(sentence, Clauses.from(sentence, verb), Clauses.to(sentence, verb));
  }

  private static boolean projected(Sentence sentence, int from, int to) {
    if (!sentence.hasAny(Cue.PLAN, Cue.HEDGE)) {
      return false;
    }
    for (CueMatch match : sentence.matches()) {
      boolean said = match.cue() == Cue.PLAN || match.cue() == Cue.HEDGE;
      for (int i = Math.max(from, match.from()); said && i < match.to() && i + 1 < to; i++) {
        if (sentence.tokens().isOneOf(i, PROJECTED) && sentence.tokens().isWord(i + 1, "to")) {
          return true;
        }
      }
    }
    return false;
  }
}
