package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;

/// The outcome of something that another place of the document calls planned or not built, told in
/// the present tense.
public final class P2Effect implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P2-EFFECT",
          Severity.WARNING,
          2,
          "The outcome of something not yet there is told as certain",
          "Clarity Gate procedures, point 2");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    for (PlanMatches.Match match : PlanMatches.of(document, context)) {
      if (match.isOutcome()) {
        report(match.block(), match.sentence(), out);
      }
    }
  }

  private static void report(PlacedBlock block, Sentence sentence, PointSink out) {
    out.report(
        block.place(sentence.span()),
        "Another place says that this is not there yet, here its outcome reads as certain. Say"
            + " that it is projected.",
        ProjectedFix.of(sentence, block.start()));
  }
}
