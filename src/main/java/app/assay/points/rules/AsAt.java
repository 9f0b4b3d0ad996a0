package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// What is told as it stood on a day, which therefore is past: "figures as of 30 November 2026",
/// "all prices as at 1 December 2026", "by 1 October 2026 we had sold forty".
final class AsAt {

  /// What is counted up to a day, before "as of" it; "as at" says it by itself.
  private static final WordSet COUNTED = WordLists.words("as-at-counted");

  /// Tokens between what is counted and its day.
  private static final int REACH = 6;

  private AsAt() {}

  static boolean is(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    int before = mention.from() - 1;
    if (before < sentence.from()) {
      return false;
    }
    if (tokens.isWord(before, "by")) {
      return before == sentence.from() && isHad(sentence, mention.to());
    }
    boolean as = before - 1 >= sentence.from() && tokens.isWord(before - 1, "as");
    boolean ends = mention.to() >= sentence.to() || !tokens.is(mention.to(), TokenClass.WORD);
    return as
        && ends
        && (tokens.isWord(before, "at")
            || (tokens.isWord(before, "of")
                && Wording.hasWithin(
                    sentence, Math.max(sentence.from(), before - 1 - REACH), before - 1, COUNTED)));
  }

  /// "We had sold", "had been sold"; not "we will have".
  private static boolean isHad(Sentence sentence, int from) {
    for (int i = from; i < Math.min(sentence.to(), from + REACH); i++) {
      if (sentence.tokens().isWord(i, "had")) {
        return Told.isPastAt(sentence, i + 1);
      }
      if (sentence.tokens().is(i, ';')) {
        return false;
      }
    }
    return false;
  }
}
