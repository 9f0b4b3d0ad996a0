package app.assay.points.rules;

import app.assay.points.reading.StemSet;
import app.assay.points.reading.Unit;

/// The words of a value that tell what it is of, without those of units. They are asked for with
/// every value that it is held against.
///
/// @param own those of its clause
/// @param said those of its sentence
/// @param near those nearby
record TellingWords(StemSet own, StemSet said, StemSet near) {

  static TellingWords of(Stated stated) {
    return new TellingWords(
        stated.own().without(Unit.STEMS),
        stated.said().without(Unit.STEMS),
        stated.near().without(Unit.STEMS));
  }

  /// Those beside a noun.
  TellingWords without(StemSet noun) {
    return new TellingWords(own.without(noun), said.without(noun), near.without(noun));
  }
}
