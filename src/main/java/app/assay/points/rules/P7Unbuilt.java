package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;

/// What a thing does, in the present tense, though another place of the document says that the
/// thing is not there yet. The two are known to be one by the words they share.
public final class P7Unbuilt implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P7-UNBUILT",
          Severity.WARNING,
          7,
          "What is planned elsewhere is told as present (advisory)",
          "Clarity Gate procedures, point 7");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    for (PlanMatches.Match match : PlanMatches.of(document, context)) {
      boolean fragment =
          match.block().reading().kind() == BlockKind.LIST_ITEM
              && match.verb() == match.sentence().to() - 1;
      if (!fragment && !match.isOutcome()) {
        report(match.block(), match.sentence(), match.verb(), out);
      }
    }
  }

  private static void report(PlacedBlock block, Sentence sentence, int verb, PointSink out) {
    out.report(
        block.place(sentence.span()),
        "Another place says that this is not there yet, here it reads as done. Say that it is"
            + " planned or designed to do so.",
        PlannedFix.of(sentence, verb, block.reading().kind(), block.start()));
  }
}
