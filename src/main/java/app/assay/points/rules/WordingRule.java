package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import java.util.List;

/// A detector that looks for no wording of its own: it raises a sentence whose words, taken
/// together, weigh as those of sentences that readers found at fault at its point. It speaks last,
/// where no other rule of the point has found anything.
interface WordingRule extends Detector.OfBlock {

  /// What a person should do about it, a full sentence.
  String advice();

  /// Edits that count from the block's start, the best first.
  List<Fix> fixes(Sentence sentence);

  @Override
  default void inspect(
      BlockReading block, Surroundings around, PointsContext context, PointSink out) {
    int point = rule().point();
    if (Worded.mayRaise(point, block, around, context)) {
      new Worded(point, block, around).report(advice(), this::fixes, context, 0, out);
    }
  }
}
