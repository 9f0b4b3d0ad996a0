package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.points.check.Fixes;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import java.util.List;

/// A claim that somebody outside the document could check: answered by a source or a word of doubt.
/// A forecast is none, for nobody can check it yet.
interface CheckableRule extends ClaimRule {

  /// A short title and the words under a figure state nothing by themselves.
  @Override
  default boolean looksAt(BlockReading block) {
    if (block.sentences().isEmpty()) {
      return false;
    }
    Sentence first = block.sentences().getFirst();
    boolean title = block.kind() == BlockKind.HEADING && first.words() < SHORTEST_CLAIM;
    return !title && !Figures.isCaption(first);
  }

  @Override
  default boolean isAnswered(Stance stance, CueMatch claim, PointsContext context) {
    return stance.isNoStatement()
        || stance.isDoubted()
        || stance.sentence().hasAny(Cue.WILL, Cue.BOUND)
        || isOfATimeToCome(stance.sentence())
        || stance.isSourced();
  }

  /// "Gas hits 16 cents by 2028", "Next year losses fall": a year is named, or the time comes
  /// first.
  private static boolean isOfATimeToCome(Sentence sentence) {
    return sentence
        .first(Cue.FUTURE)
        .filter(time -> sentence.has(TokenClass.YEAR) || time.from() == sentence.from())
        .isPresent();
  }

  /// A heading of fewer words is a title.
  int SHORTEST_CLAIM = 5;

  @Override
  default List<Fix> fixes(Stance stance, CueMatch claim) {
    return List.of(
        Fixes.append("Name the source", stance.sentence(), "[source: …]"),
        Fixes.append("Mark as estimated", stance.sentence(), "*(estimated)*"));
  }
}
