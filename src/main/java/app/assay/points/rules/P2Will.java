package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.lexicon.Cue;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.text.TextEdit;
import java.util.List;

/// A forward-looking statement with `will` and no qualifier.
public final class P2Will implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P2-WILL",
          Severity.CRITICAL,
          2,
          "The future is stated as a fact",
          "Clarity Gate procedures, point 2");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(
      BlockReading block, Surroundings around, PointsContext context, PointSink out) {
    for (Sentence sentence : block.sentences()) {
      if (sentence.hasAny(Cue.HEDGE, Cue.PLAN, Cue.MARKER) || sentence.isQuestion()) {
        continue;
      }
      for (CueMatch match : sentence.all(Cue.WILL)) {
        out.report(
            sentence.span(),
            "This says what will happen as if it were certain; say that it is projected or"
                + " planned.",
            List.of(
                new Fix(
                    "Write “is projected to”",
                    new TextEdit(sentence.span(match), "is projected to"))));
      }
    }
  }
}
