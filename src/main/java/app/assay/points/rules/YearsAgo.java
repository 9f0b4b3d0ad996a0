package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.Optional;

/// A year and how long ago it was, which do not fit the day of the text: "first sold in 2019, four
/// years ago". What stands before its date, "four years ago, in 2019", is a [RelativeDate].
final class YearsAgo {

  private YearsAgo() {}

  /// The first of a sentence.
  ///
  /// @param own the day of the text
  static Optional<Misreckoned> in(
      PlacedBlock block, Sentence sentence, Optional<CalendarDate> own) {
    if (own.isEmpty() || sentence.isQuestion()) {
      return Optional.empty();
    }
    for (DateMention date : sentence.dates()) {
      boolean year =
          date.sound().filter(d -> d.precision() == CalendarDate.Precision.YEAR).isPresent();
      int number = date.to() + 1;
      if (year && isAgo(sentence, number)) {
        Optional<Misreckoned> wrong = wrong(block, sentence, date, number, own.get());
        if (wrong.isPresent()) {
          return wrong;
        }
      }
    }
    return Optional.empty();
  }

  /// A number and "years ago", set off by a comma.
  private static boolean isAgo(Sentence sentence, int number) {
    Tokens tokens = sentence.tokens();
    return number + 2 < sentence.to()
        && tokens.is(number - 1, TokenClass.COMMA)
        && tokens.isWord(number + 1, "years")
        && tokens.isWord(number + 2, "ago");
  }

  private static Optional<Misreckoned> wrong(
      PlacedBlock block, Sentence sentence, DateMention date, int number, CalendarDate own) {
    Tokens tokens = sentence.tokens();
    int said = AgeWords.number(tokens, number);
    int least = own.earliest().getYear() - date.sound().orElseThrow().latest().getYear();
    if (said <= 0 || Math.abs(said - least) <= 1) {
      return Optional.empty();
    }
    return Optional.of(
        new Misreckoned(
            block.place(tokens.span(date.from(), number + 3)),
            "“%s” does not fit %s: it would be %d."
                .formatted(
                    tokens.span(number, number + 3).in(tokens.text()),
                    tokens.span(date.from(), date.to()).in(tokens.text()),
                    least),
            block.place(tokens.span(date.from(), date.to()))));
  }
}
