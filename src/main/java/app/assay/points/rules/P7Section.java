package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
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
    if (block.kind() == BlockKind.HEADING || !isUnderPlans(block, around)) {
      return;
    }
    for (Sentence sentence : block.sentences()) {
      int verb = Capability.claim(sentence, around, context, true);
      if (verb >= 0 && !Capability.isOutcome(sentence, verb)) {
        out.report(
            sentence.span(),
            "This stands under plans, yet “%s” reads as done. Say that it is planned."
                .formatted(sentence.tokens().text(verb)),
            PlannedFix.of(sentence, verb, 0));
      }
    }
  }

  /// The nearest heading is over plans; the title alone says too little of what stands far below.
  private static boolean isUnderPlans(BlockReading block, Surroundings around) {
    if (around.headings().isEmpty()) {
      return false;
    }
    boolean nearest = isOfPlans(around.headings().getLast());
    boolean over =
        around.headings().size() > 2
            && isOfPlans(around.headings().get(around.headings().size() - 2));
    return nearest && around.headings().size() == 1
        ? block.kind() == BlockKind.LIST_ITEM
        : nearest || over;
  }

  private static boolean isOfPlans(BlockReading heading) {
    for (Sentence sentence : heading.sentences()) {
      if (sentence.hasAny(Cue.ROADMAP, Cue.NOT_YET)) {
        return true;
      }
    }
    return false;
  }
}
