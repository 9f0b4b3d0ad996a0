package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// What became of a dated paper before its date: "the invoice of 12 May 2026 was paid on 3 May
/// 2026".
final class PaperOrder {

  private static final WordSet PAPERS = WordLists.words("dated-paper");

  /// Between a paper and its date.
  private static final WordSet OF = WordLists.words("replaced-of");

  /// What becomes of a paper that has been written.
  private static final WordSet DONE = WordLists.words("paper-done");

  private static final WordSet WAS = WordLists.words("was-done");

  private static final WordSet ON = WordLists.words("label-on");

  /// From the paper's date to the verb, and from there to the other date.
  private static final int REACH = 6;

  private PaperOrder() {}

  /// @param first the date that stands first
  /// @param second the next one
  static boolean isBroken(Sentence sentence, DateMention first, DateMention second) {
    Tokens tokens = sentence.tokens();
    int noun = first.from() - 2;
    boolean paper =
        noun >= sentence.from()
            && (tokens.isOneOf(noun + 1, OF) || tokens.isWord(noun + 1, "from"))
            && tokens.isOneOf(noun, PAPERS);
    if (!paper || !DatePairs.isBefore(second, first) || !tokens.isOneOf(second.from() - 1, ON)) {
      return false;
    }
    for (int i = first.to(); i < Math.min(first.to() + REACH, second.from()); i++) {
      if (tokens.is(i, TokenClass.COMMA) || tokens.is(i, ';')) {
        return false;
      }
      if (tokens.isOneOf(i, DONE)) {
        return tokens.isOneOf(i - 1, WAS) && second.from() - i <= REACH;
      }
    }
    return false;
  }
}
