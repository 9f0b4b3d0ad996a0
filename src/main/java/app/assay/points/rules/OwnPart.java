package app.assay.points.rules;

import app.assay.points.check.Tense;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;

/// Cuts off what the writers say of themselves behind what they say of the world: "Ledgers have
/// become 30 % cheaper, so we shall look again", "one firm in nine had such an outage, and ours is
/// no exception". The first part is none of their own.
final class OwnPart {

  private static final WordSet JOINS = WordLists.words("own-part-join");

  private static final WordSet OURS = WordLists.words("own-part");

  private OwnPart() {}

  /// The parts, or the sentence itself.
  static List<Sentence> cut(Sentence sentence) {
    if (!sentence.has(Cue.OWN) || sentence.cell().isPresent()) {
      return List.of(sentence);
    }
    Tokens tokens = sentence.tokens();
    int first = sentence.first(Cue.OWN).orElseThrow().from();
    for (int i = sentence.from() + 1; i + 2 < sentence.to() && i < first; i++) {
      if (tokens.is(i, TokenClass.COMMA)
          && tokens.isOneOf(i + 1, JOINS)
          && isOurs(tokens, i + 2, first)
          && Tense.mayBeClause(sentence.part(sentence.from(), i))) {
        List<Sentence> parts = new ArrayList<>(2);
        parts.add(sentence.part(sentence.from(), i));
        parts.add(sentence.part(i + 1, sentence.to()));
        return parts;
      }
    }
    return List.of(sentence);
  }

  /// "So we", "which is why we".
  private static boolean isOurs(Tokens tokens, int from, int own) {
    return own >= from
        && (tokens.isOneOf(from, OURS)
            || (own == from + 2 && tokens.isWord(from, "is") && tokens.isWord(from + 1, "why")));
  }
}
