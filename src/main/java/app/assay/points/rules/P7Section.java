package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.Horizon;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.lexicon.Cue;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;

/// What a thing does, in the present tense, under a heading over what is to come.
public final class P7Section implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P7-SECTION",
          Severity.WARNING,
          7,
          "Under a heading of plans something is told as present (advisory)",
          "Clarity Gate procedures, point 7");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(
      BlockReading block, Surroundings around, PointsContext context, PointSink out) {
    if (block.kind() == BlockKind.HEADING || !around.headingHas(Cue.ROADMAP)) {
      return;
    }
    for (Sentence sentence : block.sentences()) {
      int verb = sentence.has(Cue.NOT_YET) ? -1 : Capability.verb(sentence, around);
      if (verb >= 0
          && Capability.isAction(sentence, verb)
          && !Capability.isOfAuthors(sentence, verb)
          && !sentence.hasAny(Cue.NOW, Cue.TURNOUT)
          && !Horizon.isAhead(sentence, context.asOf())) {
        out.report(
            sentence.span(),
            "This stands under plans, yet “%s” reads as done. Say that it is planned."
                .formatted(sentence.tokens().text(verb)),
            PlannedFix.of(sentence, verb, 0));
      }
    }
  }
}
