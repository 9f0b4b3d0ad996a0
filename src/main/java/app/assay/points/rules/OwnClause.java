package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// The clause behind a comma and an "and" in which a date is told of as past.
final class OwnClause {

  /// Tokens from the "and" to the date.
  private static final int LONGEST = 40;

  private OwnClause() {}

  /// "Replies were due in June, and the summary was sent out on 4 August": where a clause of its
  /// own tells of the date as past, what stands before does not touch it.
  static int from(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    boolean past = false;
    int first = Math.max(sentence.from(), mention.from() - LONGEST);
    for (int i = mention.from() - 1; i > first; i--) {
      past |= Told.isPastAt(sentence, i);
      if (tokens.isOneOf(i, PlansTold.JOINS) && tokens.is(i - 1, TokenClass.COMMA)) {
        return past ? i : sentence.from();
      }
    }
    return sentence.from();
  }
}
