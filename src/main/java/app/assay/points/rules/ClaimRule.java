package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import java.util.List;
import java.util.Optional;

/// A detector that asks each sentence or cell whether it makes a claim of some kind, and reports
/// the claim where nothing in reach supports or qualifies it.
interface ClaimRule extends Detector.OfBlock {

  /// Whether the block can hold such a claim at all.
  default boolean looksAt(BlockReading block) {
    return true;
  }

  /// The wording that makes the claim. Called for every sentence: look at its cues first.
  Optional<CueMatch> claim(Stance stance, PointsContext context);

  /// A marker, source or other reason in reach answers the claim.
  boolean isAnswered(Stance stance, CueMatch claim, PointsContext context);

  /// What a reader takes from it and what is missing.
  ///
  /// @param words the wording found
  String message(String words);

  /// The best first.
  List<Fix> fixes(Stance stance, CueMatch claim);

  /// What is asked each by itself.
  default List<Sentence> clauses(Sentence sentence) {
    return sentence.clauses();
  }

  @Override
  default void inspect(
      BlockReading block, Surroundings around, PointsContext context, PointSink out) {
    if (!looksAt(block)) {
      return;
    }
    for (Sentence sentence : block.sentences()) {
      if (triggers().areIn(sentence)) {
        for (Sentence clause : clauses(sentence)) {
          ask(clause, new Stance(clause, around), context, out);
        }
      }
    }
  }

  private void ask(Sentence clause, Stance stance, PointsContext context, PointSink out) {
    Optional<CueMatch> claim = claim(stance, context);
    if (claim.isPresent() && !isAnswered(stance, claim.get(), context)) {
      String words = clause.span(claim.get()).in(clause.tokens().text());
      out.report(clause.span(), message(words), fixes(stance, claim.get()));
    }
  }
}
