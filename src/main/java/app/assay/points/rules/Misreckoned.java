package app.assay.points.rules;

import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;

/// What does not come out, and what is said of it.
///
/// @param place the words that do not fit
/// @param message what is said of them
/// @param date in them or beside them the date that a person has to look up
record Misreckoned(Span place, String message, Span date) {

  /// Of some tokens of a block, with the tokens of a day among them.
  static Misreckoned of(PlacedBlock block, int from, int to, Days.Day day, String message) {
    Tokens tokens = block.reading().tokens();
    return new Misreckoned(
        block.place(tokens.span(Math.min(from, day.from()), Math.max(to, day.to()))),
        message,
        block.place(tokens.span(day.from(), day.to())));
  }

  /// Some tokens of a block, in their words.
  static String words(PlacedBlock block, int from, int to) {
    Tokens tokens = block.reading().tokens();
    return tokens.span(from, to).in(tokens.text());
  }
}
