package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// Asks for something by a day that a text tells in the present: "it closes on 31 December, so
/// please move before then", "It closes on 31 December. Until then you pay the old price".
final class ByThen {

  private static final WordSet BY = WordLists.words("then-by");

  private static final WordSet ON = WordLists.words("then-on");

  /// What is told in the present of long ago is history.
  private static final int YEARS = 2;

  /// In a longer sentence the two need not belong together.
  private static final int LONGEST = 60;

  private ByThen() {}

  /// The day is one to come.
  ///
  /// @param own the day of the text
  /// @param then the next sentence opens with such words
  static boolean is(Sentence sentence, DateMention mention, CalendarDate own, boolean then) {
    Tokens tokens = sentence.tokens();
    if (sentence.isQuestion()
        || sentence.cell().isPresent()
        || sentence.to() - sentence.from() > LONGEST
        || mention
            .sound()
            .filter(d -> d.latest().plusYears(YEARS).isBefore(own.earliest()))
            .isPresent()
        || !mention.isDay()
        || mention.from() - 1 <= sentence.from()
        || !tokens.isOneOf(mention.from() - 1, ON)
        || hasPast(sentence, mention)) {
      return false;
    }
    for (int i = mention.to(); i + 1 < sentence.to(); i++) {
      if (isThen(tokens, i)) {
        return !Told.hasPast(sentence, mention.to());
      }
    }
    return then && sentence.dates().getLast() == mention;
  }

  private static boolean hasPast(Sentence sentence, DateMention mention) {
    for (int i = sentence.from(); i < mention.from(); i++) {
      if (Told.isPastAt(sentence, i) || sentence.tokens().isQuoted(i)) {
        return true;
      }
    }
    return false;
  }

  /// A sentence that goes on with "until then" and tells of the present or asks for something.
  static boolean opens(Sentence sentence) {
    return sentence.to() - sentence.from() > 2
        && isThen(sentence.tokens(), sentence.from())
        && !Told.hasPast(sentence, sentence.from());
  }

  private static boolean isThen(Tokens tokens, int i) {
    return (tokens.isOneOf(i, BY) && tokens.isWord(i + 1, "then"))
        || (tokens.isWord(i, "so") && tokens.isWord(i + 1, "please"));
  }
}
