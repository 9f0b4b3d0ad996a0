package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.Optional;

/// A year and how long ago it was, which do not fit the day of the text: "first sold in 2019, four
/// years ago", "four years ago, in 2019".
final class YearsAgo {

  /// Nobody counts so many.
  private static final int MOST = 99;

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
      int behind = date.to() + 1;
      int before = date.from() - (sentence.tokens().isWord(date.from() - 1, "in") ? 5 : 4);
      int number =
          isAgo(sentence, behind, date.to())
              ? behind
              : isAgo(sentence, before, before + 3) ? before : -1;
      if (year && number >= 0) {
        Optional<Misreckoned> wrong = wrong(block, sentence, date, number, own.get());
        if (wrong.isPresent()) {
          return wrong;
        }
      }
    }
    return Optional.empty();
  }

  /// A number and "years ago", set off by a comma.
  private static boolean isAgo(Sentence sentence, int number, int comma) {
    Tokens tokens = sentence.tokens();
    return number >= sentence.from()
        && number + 2 < sentence.to()
        && tokens.is(comma, TokenClass.COMMA)
        && tokens.isWord(number + 1, "years")
        && tokens.isWord(number + 2, "ago");
  }

  private static Optional<Misreckoned> wrong(
      PlacedBlock block, Sentence sentence, DateMention date, int number, CalendarDate own) {
    Tokens tokens = sentence.tokens();
    int said = AgeWords.number(tokens, number);
    int least = own.earliest().getYear() - date.sound().orElseThrow().latest().getYear();
    if (said <= 0 || said > MOST || Math.abs(said - least) <= 1) {
      return Optional.empty();
    }
    int from = Math.min(date.from(), number);
    int to = Math.max(date.to(), number + 3);
    return Optional.of(
        new Misreckoned(
            block.place(tokens.span(from, to)),
            "“%s” does not fit %s: it would be %d."
                .formatted(
                    tokens.span(number, number + 3).in(tokens.text()),
                    tokens.span(date.from(), date.to()).in(tokens.text()),
                    least),
            block.place(tokens.span(date.from(), date.to()))));
  }
}
