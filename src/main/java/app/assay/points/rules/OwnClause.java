package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// The clause behind a comma and an "and" in which a date is told of as past.
final class OwnClause {

  private OwnClause() {}

  /// "Replies were due in June, and the summary was sent out on 4 August": where a clause of its
  /// own tells of the date as past, what stands before does not touch it.
  static int from(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    boolean past = false;
    for (int i = mention.from() - 1; i > sentence.from(); i--) {
      past |= Told.isPastAt(sentence, i);
      if (tokens.isOneOf(i, Told.JOINS) && tokens.is(i - 1, TokenClass.COMMA)) {
        return past ? i : sentence.from();
      }
    }
    return sentence.from();
  }
}
