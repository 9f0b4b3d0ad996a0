package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.points.reading.WordClasses;
import java.time.LocalDate;
import java.util.Optional;

/// A month alone that opens a sentence, "In February the inspectors visited", and comes right after
/// a document's own.
final class BareMonth {

  private BareMonth() {}

  /// The month after that of a day, where the sentence opens with it and tells of it as past.
  static Optional<DateMention> after(Sentence sentence, LocalDate day) {
    Tokens tokens = sentence.tokens();
    int month = sentence.from() + 1;
    boolean opens =
        sentence.to() - sentence.from() > 3
            && tokens.is(month, TokenClass.MONTH)
            && !tokens.is(month + 1, TokenClass.NUM)
            && tokens.isWord(sentence.from(), "in");
    return opens
            && WordClasses.month(tokens.text(month)) == day.plusMonths(1).getMonthValue()
            && Told.hasPast(sentence, month + 1)
        ? Optional.of(
            new DateMention(month, month + 1, Optional.empty(), "", Optional.empty(), false))
        : Optional.empty();
  }
}
