package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.Cues;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Remarks;
import app.assay.points.reading.Sentence;
import java.util.List;

/// A plan told as present, known by its words as a whole, in a document that speaks of plans.
/// Advisory.
public final class P7Wording implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P7-WORDING",
          Severity.WARNING,
          7,
          "What is still to be built is worded as there (advisory)",
          "Clarity Gate procedures, point 7");

  private static final Cues PLANS =
      Cues.of(Cue.NOT_YET, Cue.ALL_UNBUILT, Cue.UNBUILT_HERE, Cue.ROADMAP, Cue.OUTLOOK);

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    if (document.blocks().stream().noneMatch(P7Wording::speaksOfPlans)) {
      return;
    }
    for (PlacedBlock block : document.blocks()) {
      BlockKind kind = block.reading().kind();
      if (kind.speaks()
          && Worded.mayRaise(RULE.point(), block.reading(), block.around(), context)) {
        new Worded(RULE.point(), block.reading(), block.around())
            .report(
                "Say that it is planned or designed to do so.",
                s -> List.of(PlannedFix.marker(s, kind)),
                context,
                block.start(),
                out);
      }
    }
  }

  /// A statement that is but marked as planned or projected, by a fix of another point, does not
  /// turn all others into plans.
  private static boolean speaksOfPlans(PlacedBlock block) {
    return block.reading().cues().meets(PLANS)
        && block.reading().sentences().stream()
            .anyMatch(s -> s.cues().meets(PLANS) && speaksOfPlans(s));
  }

  private static boolean speaksOfPlans(Sentence sentence) {
    return sentence.matches().stream().anyMatch(m -> PLANS.has(m.cue()) && !isMark(sentence, m));
  }

  /// "PLANNED:", "is projected to".
  private static boolean isMark(Sentence sentence, CueMatch match) {
    return Remarks.hold(sentence, match.from())
        || (match.from() > sentence.from()
            && sentence.tokens().isWord(match.from() - 1, "projected"));
  }
}
