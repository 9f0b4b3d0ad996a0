package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// The clause set off by commas in which a date stands: "the charges, which were published on 15
/// January, would help". What the sentence supposes outside of it does not touch its date.
final class Relative {

  private static final WordSet PRONOUNS = WordLists.words("relative-pronoun");

  private Relative() {}

  /// Whether what stands at a token bears on a date: in a clause set off what stands within it,
  /// else all that stands before an end.
  static boolean reaches(Sentence sentence, int token, DateMention mention, int end) {
    int from = from(sentence, mention);
    return from == sentence.from()
        ? token < end
        : token >= from && token < to(sentence, mention.to());
  }

  /// The first token of the clause; that of the sentence where the date stands in no such clause.
  private static int from(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    for (int i = mention.from() - 1; i > sentence.from(); i--) {
      if (tokens.is(i, TokenClass.COMMA)) {
        break;
      }
      if (tokens.isOneOf(i, PRONOUNS) && tokens.is(i - 1, TokenClass.COMMA)) {
        return i;
      }
    }
    return sentence.from();
  }

  /// The next comma or the sentence's end.
  private static int to(Sentence sentence, int from) {
    int to = from;
    while (to < sentence.to() && !sentence.tokens().is(to, TokenClass.COMMA)) {
      to++;
    }
    return to;
  }
}
