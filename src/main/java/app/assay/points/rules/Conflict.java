package app.assay.points.rules;

import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.text.Span;
import java.util.List;
import java.util.stream.Stream;

/// A value and another place that gives a different one.
///
/// @param here the value
/// @param there the other
/// @param alike further places that would still contradict the other, or what agrees with it, once
///   the value no longer does
/// @param settled whether writing the other value here leaves none that contradicts it
/// @param certainty how surely both are of one thing
record Conflict(Place here, Place there, List<Place> alike, boolean settled, double certainty) {

  /// Where a value stands.
  ///
  /// @param block the block of the value
  record Place(PlacedBlock block, Quantity value) {

    Span span() {
      return block.place(value.span());
    }

    /// Its number, and its unit where that is part of it.
    Span number() {
      return block.place(value.number());
    }
  }

  Quantity value() {
    return here.value();
  }

  Span span() {
    return here.span();
  }

  Span otherSpan() {
    return there.span();
  }

  boolean isOfTable() {
    return here.value().isInCell() || there.value().isInCell();
  }

  /// The value and those that come up after it: what is done to all of them settles the conflict.
  List<Place> places() {
    return Stream.concat(Stream.of(here), alike.stream()).toList();
  }
}
