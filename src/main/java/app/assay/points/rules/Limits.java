package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import java.util.List;
import java.util.Optional;

/// The limit that a sentence sets ("up to 5,000 addresses a call") and the one that a table of
/// limits shows: a smaller one is no value that the larger allows, but another limit.
final class Limits {

  private static final WordSet WORDS = WordLists.words("limits");

  private Limits() {}

  /// One value is a bound in prose, and the other the cell of a table of limits.
  static boolean areBoth(Stated a, Stated b) {
    return a.isCell() != b.isCell() && (a.isCell() ? isLimit(b, a) : isLimit(a, b));
  }

  private static boolean isLimit(Stated prose, Stated cell) {
    return prose.quantity().bound() == Quantity.Bound.UPPER
        && (cell.quantity().bound() == Quantity.Bound.UPPER || isOfLimits(cell));
  }

  private static boolean isOfLimits(Stated cell) {
    Surroundings around = cell.block().around();
    List<BlockReading> headings = around.headings();
    Optional<Sentence.Cell> at = cell.quantity().sentence().cell();
    return (!headings.isEmpty() && has(headings.getLast()))
        || around.captionAbove().filter(Limits::has).isPresent()
        || at.flatMap(Sentence.Cell::header).filter(Limits::has).isPresent()
        || at.flatMap(Sentence.Cell::label).filter(Limits::has).isPresent();
  }

  private static boolean has(BlockReading block) {
    for (Sentence sentence : block.sentences()) {
      if (has(sentence)) {
        return true;
      }
    }
    return false;
  }

  private static boolean has(Sentence sentence) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, WORDS)) {
        return true;
      }
    }
    return false;
  }
}
