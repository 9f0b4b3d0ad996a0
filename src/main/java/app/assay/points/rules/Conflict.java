package app.assay.points.rules;

import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.text.Span;

/// A value and another place that gives a different one.
///
/// @param place the block of the value
/// @param value the value
/// @param otherPlace the block of the other
/// @param other the other
/// @param certainty how surely both are of one thing
record Conflict(
    PlacedBlock place, Quantity value, PlacedBlock otherPlace, Quantity other, double certainty) {

  Span span() {
    return place.place(value.span());
  }

  Span otherSpan() {
    return otherPlace.place(other.span());
  }

  boolean isOfTable() {
    return value.isInCell() || other.isInCell();
  }
}
