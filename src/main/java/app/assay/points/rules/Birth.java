package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;

/// Tells the date of a birth, or of a baptism, which is as near to it as old registers come.
final class Birth {

  private static final WordSet BORN = WordLists.words("reckoned-born");

  private static final WordSet BAPTISED = WordLists.words("baptised");

  /// "Born in a village of Kent in".
  private static final int NEAR = 6;

  /// "His baptism is entered in the parish register of St Nicholas for".
  private static final int FAR = 12;

  private Birth() {}

  /// "Born in Leeds in 1961", "born 3 May 1961", "baptised on 3 May 1761".
  static boolean is(Sentence sentence, DateMention date) {
    return has(sentence, date, NEAR, BORN) || has(sentence, date, FAR, BAPTISED);
  }

  private static boolean has(Sentence sentence, DateMention date, int reach, WordSet words) {
    int first = Math.max(sentence.from(), date.from() - reach);
    for (int i = date.from() - 1; i >= first && !sentence.tokens().is(i, TokenClass.NUM); i--) {
      if (sentence.tokens().isOneOf(i, words)) {
        return true;
      }
    }
    return false;
  }

  /// The same of a birth alone, from farther off.
  static boolean isTold(Sentence sentence, DateMention date) {
    int first = Math.max(0, date.from() - FAR + 2);
    for (int i = date.from() - 1; i >= first; i--) {
      if (sentence.tokens().isOneOf(i, BORN)) {
        return true;
      }
    }
    return false;
  }
}
