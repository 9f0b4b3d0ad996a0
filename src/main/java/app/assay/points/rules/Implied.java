package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Stems;

/// Words of a row's label that its unit says as well: "Length of a defrost | 4 min" is what a
/// sentence tells as "a defrost takes six minutes".
final class Implied {

  private static final StemSet OF_TIME = stems(WordLists.words("implied-by-time"));
  private static final StemSet OF_COUNT = stems(WordLists.words("implied-by-count"));
  private static final StemSet OF_SHARE = stems(WordLists.words("implied-by-share"));
  private static final StemSet OF_AMOUNT = stems(WordLists.words("implied-by-amount"));

  private Implied() {}

  private static StemSet stems(WordSet words) {
    return words.stream()
        .map(word -> StemSet.of(Synonyms.of(Stems.of(word))))
        .reduce(StemSet.EMPTY, StemSet::plus);
  }

  /// The other words of a label; all of them where there is no other.
  static StemSet without(StemSet label, Quantity value) {
    if (label.size() < 2) {
      return label;
    }
    StemSet rest = label.without(of(value));
    return rest.isEmpty() ? label : rest;
  }

  private static StemSet of(Quantity value) {
    if (value.isTime()) {
      return OF_TIME;
    }
    if (value.isCount()) {
      return OF_COUNT;
    }
    return value.base().equals("%") ? OF_SHARE : OF_AMOUNT;
  }
}
