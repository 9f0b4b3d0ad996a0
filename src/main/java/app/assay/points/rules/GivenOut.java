package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// Minutes are dated by their meeting and given out after it: the day on which that was done is no
/// fault.
final class GivenOut {

  private static final WordSet GIVEN_OUT = WordLists.words("given-out");

  /// What becomes of minutes before they are approved.
  private static final WordSet SENT = WordLists.words("minutes-sent");

  /// Between "minutes" and the day on which they were sent or corrected.
  private static final int LEAD = 18;

  private GivenOut() {}

  /// "Runs on two servers now (as of 2026-03-01)": somebody looked again after the text was dated.
  static boolean asOf(Sentence sentence, DateMention mention) {
    int as = mention.from() - 2;
    return as > sentence.from()
        && sentence.tokens().is(as - 1, TokenClass.OPEN)
        && sentence.tokens().isWord(as, "as")
        && sentence.tokens().isWord(as + 1, "of");
  }

  /// "Circulated 10 February", "Notes: the clerk, circulated 10 February", "Draft sent round on 10
  /// February", "Carol W., typed up 7 October".
  static boolean alone(Sentence sentence, DateMention mention) {
    int given = mention.from() - 1;
    if (given > sentence.from() && sentence.tokens().isWord(given, "on")) {
      given--;
    }
    if (given - 1 > sentence.from()
        && sentence.tokens().isWord(given, "round")
        && sentence.tokens().isWord(given - 1, "sent")) {
      given--;
    }
    if (given - 1 >= sentence.from() && sentence.tokens().isWord(given, "up")) {
      given--;
    }
    boolean sent = given > sentence.from() && sentence.tokens().isWord(given, "sent");
    boolean ofDraft =
        given - 1 == sentence.from() && sentence.tokens().isOneOf(given - 1, HeadDates.NOUNS);
    return given >= sentence.from()
        && (sentence.tokens().isOneOf(given, GIVEN_OUT) || (sent && ofDraft))
        && (ofDraft
            || given == sentence.from()
            || sentence.tokens().is(given - 1, TokenClass.COMMA))
        && (sentence.to() - mention.to() <= 1 || sentence.tokens().is(mention.to(), ';'));
  }

  /// "Draft minutes sent to directors on 10 February", "notes were circulated on", but not "minutes
  /// of" another meeting nor "40 minutes".
  static boolean asMinutes(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    boolean sent = false;
    int first = Math.max(sentence.from(), mention.from() - LEAD);
    for (int i = mention.from() - 1; i >= first; i--) {
      sent |= tokens.isOneOf(i, SENT);
      if (tokens.isWord(i, "minutes") || tokens.isWord(i, "notes")) {
        return sent
            && !tokens.isWord(i + 1, "of")
            && (i == sentence.from() || !tokens.is(i - 1, TokenClass.NUM));
      }
    }
    return false;
  }
}
