package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// An age that follows from a date, whatever was done then: "was tiled in 1968, so that the roof is
/// 48 years old".
final class Consequence {

  private static final WordSet SO = WordLists.words("age-so");

  /// What was done is told so near its date.
  private static final int REACH = 7;

  /// So far behind the date its age follows.
  private static final int FAR = 18;

  private Consequence() {}

  static boolean links(Sentence sentence, DateMention date, AgeWords words) {
    if (words.kind() != AgeWords.Kind.OLD
        || date.to() > words.from()
        || words.from() - date.to() > FAR) {
      return false;
    }
    boolean so = false;
    for (int i = date.to(); i < words.from(); i++) {
      if (sentence.tokens().is(i, TokenClass.YEAR)) {
        return false;
      }
      so |= sentence.tokens().isOneOf(i, SO) || isWhichIs(sentence, i);
    }
    int first = Math.max(sentence.from(), date.from() - REACH);
    for (int i = date.from() - 1; so && i >= first; i--) {
      if (Told.isPastAt(sentence, i)) {
        return true;
      }
    }
    return false;
  }

  /// "Which makes it".
  private static boolean isWhichIs(Sentence sentence, int i) {
    Tokens tokens = sentence.tokens();
    return tokens.isWord(i, "which") && i + 1 < sentence.to() && tokens.isWord(i + 1, "makes");
  }
}
