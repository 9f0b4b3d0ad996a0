package app.assay.points.check;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// The writers' own figure set beside one of others: "clubs of our size take £385 a year, while
/// ours is £320 (schedule to rule 6)". What stands behind theirs does not answer for the others'.
final class OursBeside {

  private static final WordSet CONTRASTS = WordLists.words("contrast-of-ours");

  private static final WordSet OURS = WordLists.words("ours-beside");

  private OursBeside() {}

  /// True where all evidence of the sentence stands behind such a contrast, and the token before
  /// it. A note in square brackets is of the whole sentence.
  static boolean isAllTheEvidence(Sentence sentence, int token) {
    int contrast = contrast(sentence);
    return token < contrast && !isNoted(sentence) && !isGivenBefore(sentence, contrast);
  }

  /// The token that begins it; -1 where there is none.
  private static int contrast(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    if (!sentence.mayHold(OURS)) {
      return -1;
    }
    for (int i = sentence.from() + 1; i + 1 < sentence.to(); i++) {
      if (tokens.isOneOf(i + 1, OURS) && (tokens.isOneOf(i, CONTRASTS) || tokens.is(i, ';'))) {
        return i;
      }
    }
    return -1;
  }

  private static boolean isNoted(Sentence sentence) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.isNote(i)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isGivenBefore(Sentence sentence, int contrast) {
    for (int i = sentence.from(); i < contrast; i++) {
      if (sentence.tokens().is(i, TokenClass.OPEN)) {
        return true;
      }
    }
    return sentence.all(Cue.SOURCE).stream().anyMatch(m -> m.from() < contrast)
        || RecordTells.within(sentence, sentence.from(), contrast);
  }
}
