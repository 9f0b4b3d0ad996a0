package app.assay.points.rules;

import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.text.Span;

/// A number of things that a text announces, and the things that it lists.
///
/// @param whole the announced value
/// @param number the announced number as it is written, in the text
/// @param count with what is counted, in the text
/// @param listing where the things stand, in the text
/// @param listed how many they are, or what they add up to
/// @param sums true when the things have numbers of their own that are added up
/// @param isShown whether the listing is reported as well
record Announced(
    Quantity whole,
    Span number,
    Span count,
    Span listing,
    long listed,
    boolean sums,
    boolean isShown) {

  /// @param block where the announced value stands
  static Announced of(PlacedBlock block, Quantity whole, Span listing, long listed, boolean sums) {
    Span number = whole.sentence().tokens().span(whole.from(), whole.from() + 1);
    return new Announced(
        whole, block.place(number), block.place(whole.span()), listing, listed, sums, true);
  }

  /// The same, but reported at its number alone: of a table no row is the one too many.
  Announced atNumber() {
    return new Announced(whole, number, count, listing, listed, sums, false);
  }
}
