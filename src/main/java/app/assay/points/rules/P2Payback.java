package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;

/// An investment's return told as certain: pays for itself, breaks even.
public final class P2Payback implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P2-PAYBACK",
          Severity.WARNING,
          2,
          "A return on investment is told as certain",
          "Clarity Gate procedures, point 2");

  /// So far from its beginning is the verb of a sentence with a plain subject.
  private static final int KIND = 6;

  private static final Triggers TRIGGERS = Triggers.of(Cue.PAYBACK);

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
    for (Sentence sentence : block.sentences()) {
      if (sentence.has(Cue.PAYBACK) && !sentence.isQuestion() && !sentence.has(Cue.HYPOTHETICAL)) {
        Stance stance = new Stance(sentence, around);
        sentence.all(Cue.PAYBACK).stream()
            .filter(m -> !stance.isHedgedAt(m.from()) && !isOfAKind(sentence, m))
            .findFirst()
            .filter(m -> !stance.isGrounded())
            .ifPresent(m -> report(sentence, m, out));
      }
    }
  }

  /// "A floating-bag farm breaks even in its fourth season", "Insulating the loft pays for itself":
  /// said of all such things, and none of them is to come.
  private static boolean isOfAKind(Sentence sentence, CueMatch match) {
    String first = Wording.lower(sentence.tokens(), sentence.from());
    boolean kind = first.equals("a") || first.equals("an") || first.endsWith("ing");
    return kind && match.from() - sentence.from() <= KIND && !sentence.has(TokenClass.YEAR);
  }

  private static void report(Sentence sentence, CueMatch match, PointSink out) {
    out.report(
        sentence.span(),
        "A reader takes “%s” for a result. Say that it is projected, and on what assumptions."
            .formatted(Wording.of(sentence, match)),
        ProjectedFix.of(sentence));
  }
}
