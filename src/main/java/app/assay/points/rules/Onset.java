package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;

/// A day from which on something holds: "From 1 March new clinics pay (price sheet, published in
/// May)", "every contract signed from 1 April". It is told of as past only by a verb of its own
/// clause.
final class Onset {

  private static final WordSet DONE = WordLists.words("was-done");

  /// What is decided on a day for another one: "were set at £32 from 1 October".
  private static final WordSet DECIDED = WordLists.words("decided-for");

  private Onset() {}

  /// @param mention a date behind "from"
  static boolean is(Sentence sentence, DateMention mention) {
    int end = Clauses.to(sentence, mention.to());
    for (int i = mention.to(); i < end; i++) {
      String word = sentence.tokens().lower(i);
      if (Told.isPast(sentence, i, word)) {
        return word.equals("has") || word.equals("have");
      }
    }
    for (int i = Clauses.from(sentence, mention.from()); i < mention.from(); i++) {
      if (sentence.tokens().isOneOf(i, DONE)) {
        return sentence.tokens().isOneOf(i + 1, DECIDED);
      }
    }
    return !Told.lasted(sentence, mention);
  }
}
