package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// A time from one day to another that is told as past: "412 shoppers interviewed, 5 October to 30
/// November 2026", "between 1 May and 30 June 2026 we handled seven". Its last day is past as well.
final class PastRange {

  /// Between the two days.
  private static final WordSet TO = WordLists.words("range-to");

  /// What goes on for a time, and in this form went on.
  private static final WordSet LASTED = WordLists.words("told-lasted");

  /// So early a range opens its sentence.
  private static final int OPENS = 1;

  private PastRange() {}

  /// @param last the day that may lie after the document's own
  static boolean endsWith(Sentence sentence, DateMention last) {
    Tokens tokens = sentence.tokens();
    int to = last.from() - 1;
    if (to <= sentence.from() || !tokens.isOneOf(to, TO)) {
      return false;
    }
    return DatePairs.in(sentence).stream()
        .filter(first -> first.to() == to)
        .anyMatch(first -> isPast(sentence, first.from(), last));
  }

  private static boolean isPast(Sentence sentence, int from, DateMention last) {
    Tokens tokens = sentence.tokens();
    int lead = from - 1;
    boolean led = lead >= sentence.from() && tokens.isWord(lead, "from");
    if (from - sentence.from() <= OPENS) {
      return !led && Told.hasPast(sentence, last.to());
    }
    for (int i = from - 1; i >= sentence.from() && !tokens.is(i, ';'); i--) {
      if (Told.isPastAt(sentence, i)) {
        boolean stays = i > sentence.from() && tokens.isOneOf(i - 1, Told.PRESENT);
        return !stays && (!led || tokens.isOneOf(i, LASTED));
      }
      if (tokens.isOneOf(i, Told.PRESENT) || tokens.is(i, TokenClass.COLON)) {
        return false;
      }
    }
    return false;
  }
}
