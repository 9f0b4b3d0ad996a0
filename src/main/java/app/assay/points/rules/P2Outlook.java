package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.check.Tense;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;

/// An outcome told in the present tense where the document speaks of what is to come: under a
/// heading such as Outlook, or beside a sentence that names a plan.
public final class P2Outlook implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P2-OUTLOOK",
          Severity.WARNING,
          2,
          "The outcome of a plan is told as certain",
          "Clarity Gate procedures, point 2");

  private static final Triggers TRIGGERS = Triggers.of(Cue.TURNOUT);

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Triggers triggers() {
    return TRIGGERS;
  }

  @Override
  public void inspect(
      BlockReading block, Surroundings around, PointsContext context, PointSink out) {
    if (block.kind() == BlockKind.HEADING || block.kind() == BlockKind.TABLE) {
      return;
    }
    boolean ahead = around.headingHas(Cue.OUTLOOK);
    for (Sentence sentence : block.sentences()) {
      if (ahead && sentence.has(Cue.TURNOUT)) {
        inspect(sentence, around, out);
      }
      ahead |= sentence.hasAny(Cue.NOT_YET, Cue.UNBUILT_HERE);
    }
  }

  private static void inspect(Sentence sentence, Surroundings around, PointSink out) {
    int verb = sentence.has(Cue.SCHEDULE) ? -1 : Capability.verb(sentence, around);
    if (verb >= 0
        && Capability.isOutcome(sentence, verb)
        && !Tense.isPerfect(sentence, verb)
        && !new Stance(sentence, around).isSourced()) {
      out.report(
          sentence.span(),
          "Under plans “%s” reads as what has come about. Say that it is projected or expected."
              .formatted(sentence.tokens().text(verb)),
          ProjectedFix.of(sentence));
    }
  }
}
