package app.assay.points.rules;

import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.weighing.PairWeights;
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
/// @param certainty how surely both are of one thing, by rules; 0 where they are found by their
///   weight alone
/// @param weight how much they read like values that contradict each other, or [#UNWEIGHED]
record Conflict(
    Place here, Place there, List<Place> alike, boolean settled, double certainty, int weight) {

  /// Of values that have no weights, such as days.
  static final int UNWEIGHED = Integer.MAX_VALUE;

  private static final PairWeights WEIGHTS = PairWeights.ofStandings();

  /// Where a value stands.
  ///
  /// @param block the block of the value
  record Place(PlacedBlock block, Quantity value) {

    static Place of(Stated stated) {
      return new Place(stated.block(), stated.quantity());
    }

    Span span() {
      return block.place(value.span());
    }

    /// Its number, and its unit where that is part of it.
    Span number() {
      return block.place(value.number());
    }
  }

  /// Both are measured in one paragraph, where authors set values beside each other on purpose, and
  /// do not weigh so much that it must be one thing.
  boolean isBesideLightly() {
    return here.block() == there.block()
        && here.block().reading().table().isEmpty()
        && !here.value().isCount()
        && weight < WEIGHTS.raise(false);
  }

  /// One that no rule would find.
  static Conflict byWeight(Place here, Place there, int weight) {
    return new Conflict(here, there, List.of(), false, 0, weight);
  }

  /// One of the same digits but for two that change places.
  static Conflict bySlip(Place here, Place there) {
    return byWeight(here, there, WEIGHTS.raise(false));
  }

  /// Whether these are its two places.
  boolean isOf(Span one, Span other) {
    return (span().equals(one) && otherSpan().equals(other))
        || (span().equals(other) && otherSpan().equals(one));
  }

  boolean isByWeight() {
    return certainty == 0;
  }

  /// Whether it is told at all, be it only as outweighed.
  boolean isSure(boolean thorough) {
    return isByWeight() ? isHeavy(thorough) : thorough || certainty >= Likeness.SURE;
  }

  /// Whether its weight does not speak against it, or for it where that is all there is.
  boolean isHeavy(boolean thorough) {
    return weight >= (isByWeight() ? WEIGHTS.raise(thorough) : WEIGHTS.keep(thorough));
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
