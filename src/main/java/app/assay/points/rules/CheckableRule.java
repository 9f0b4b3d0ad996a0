package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.points.check.Fixes;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.lexicon.Cue;
import app.assay.points.reading.CueMatch;
import java.util.List;

/// A claim that somebody outside the document could check: answered by a source or a word of doubt.
/// A forecast is none, for nobody can check it yet.
interface CheckableRule extends ClaimRule {

  @Override
  default boolean isAnswered(Stance stance, PointsContext context) {
    return stance.isNoStatement()
        || stance.isDoubted()
        || stance.sentence().has(Cue.WILL)
        || stance.isSourced();
  }

  @Override
  default List<Fix> fixes(Stance stance, CueMatch claim) {
    return List.of(
        Fixes.append("Name the source", stance.sentence(), "[source: …]"),
        Fixes.append("Mark as estimated", stance.sentence(), "*(estimated)*"));
  }
}
