package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import java.util.List;
import java.util.Locale;

/// What a text says itself of values that differ.
final class Discrepancies {

  private static final WordSet EXPLAINS = WordLists.words("explains-difference");

  /// So early a sentence says what the one before it is corrected by or differs from; later it
  /// speaks of its own things: "with so few lines, differences between them are mixed up".
  private static final int EARLY = 5;

  private static final WordSet OVERTAKEN = WordLists.words("overtaken-value");

  private static final WordSet CORRECTION = WordLists.words("corrects-a-text");

  /// A sentence that is a correction begins with that.
  private static final int FIRST = 4;

  private Discrepancies() {}

  /// The sentence or the next one tells of the discrepancy. Its values still say how many there
  /// are, so that an explanation changes nothing for the others.
  static boolean explain(List<Sentence> sentences, int at) {
    if (sentences.get(at).has(Cue.DISCREPANCY) && !isMoved(sentences.get(at))) {
      return true;
    }
    if (isCorrected(sentences.get(at))) {
      return true;
    }
    int next = at + 1;
    return next < sentences.size()
        && sentences.get(next).has(Cue.DISCREPANCY)
        && sentences.get(at).cell().isEmpty()
        && sentences.get(next).all(Cue.DISCREPANCY).stream()
            .anyMatch(
                m ->
                    EXPLAINS.contains(start(sentences.get(next), m))
                        && m.from() - sentences.get(next).from() <= EARLY
                        && !isOfItsOwn(sentences.get(next), m)
                        && !Wording.before(sentences.get(next), m.from()).equals("not"));
  }

  /// "Documents with the area of 590 m² are superseded", "A correction to the last letter: …"; a
  /// "correction log" is but a title.
  private static boolean isCorrected(Sentence sentence) {
    int to = Math.min(sentence.to() - 1, sentence.from() + FIRST);
    for (int i = sentence.from(); i < to; i++) {
      if (sentence.tokens().isOneOf(i, CORRECTION)
          && (sentence.tokens().isWord(i + 1, "to")
              || sentence.tokens().is(i + 1, TokenClass.COLON))) {
        return true;
      }
    }
    return Wording.has(sentence, OVERTAKEN);
  }

  /// "1,290 had no code and were corrected by hand": a correction of what the sentence counts.
  private static boolean isOfItsOwn(Sentence sentence, CueMatch match) {
    List<Quantity> quantities = sentence.quantities();
    return start(sentence, match).equals("corr")
        && !quantities.isEmpty()
        && quantities.getFirst().to() <= match.from();
  }

  /// What the sentence says of a discrepancy is but a change, whose second value still holds.
  private static boolean isMoved(Sentence sentence) {
    List<CueMatch> all = sentence.all(Cue.DISCREPANCY);
    for (int i = 0; i < all.size(); i++) {
      if (!Moved.is(sentence, all.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static String start(Sentence sentence, CueMatch match) {
    String word = sentence.tokens().text(match.from()).toLowerCase(Locale.ROOT);
    return word.substring(0, Math.min(4, word.length()));
  }
}
