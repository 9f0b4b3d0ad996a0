package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.Fixes;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.lexicon.Cue;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import java.util.Optional;

/// A change that a sentence tells, and the two numbers or days that it gives for it, do not add up.
public final class P5Change implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P5-CHANGE",
          Severity.CRITICAL,
          5,
          "A change does not follow from its two numbers",
          "Clarity Gate procedures, point 5");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(
      BlockReading block, Surroundings around, PointsContext context, PointSink out) {
    if (block.kind() == BlockKind.HEADING || !block.holdsValue()) {
      return;
    }
    if (block.kind() == BlockKind.TABLE) {
      ChangeColumn.in(block).forEach(wrong -> report(wrong, out));
    }
    for (Sentence sentence : block.sentences()) {
      if (sentence.quantities().isEmpty()
          || sentence.isQuestion()
          || sentence.has(Cue.HYPOTHETICAL)
          || Amounts.isStated(sentence)) {
        continue;
      }
      Optional<Change> wrong =
          sentence.quantities().size() < 2 ? FractionTold.wrong(sentence) : wrong(sentence);
      wrong.ifPresent(change -> report(sentence, change, out));
    }
  }

  private static Optional<Change> wrong(Sentence sentence) {
    return Change.wrong(sentence)
        .or(() -> Term.wrong(sentence))
        .or(() -> ShareOf.wrong(sentence))
        .or(() -> ShareBeside.wrong(sentence))
        .or(() -> ProductTold.wrong(sentence))
        .or(() -> LessTold.wrong(sentence))
        .or(() -> SharesListed.wrong(sentence))
        .or(() -> SumShown.wrong(sentence))
        .or(() -> PartsOfSum.wrong(sentence))
        .or(() -> UnitsBeside.wrong(sentence))
        .or(() -> SharesSplit.wrong(sentence))
        .or(() -> FractionTold.wrong(sentence));
  }

  private static void report(ChangeColumn.Wrong wrong, PointSink out) {
    if (Amounts.isStated(wrong.change())) {
      return;
    }
    String message =
        "The change in this row does not follow from its two numbers: they make %s."
            .formatted(wrong.right());
    Fix fix =
        Fixes.append(
            "State the discrepancy",
            wrong.change(),
            "[differs from its numbers, %s]".formatted(wrong.right()));
    out.report(wrong.value().span(), message, fix);
    out.report(wrong.change().span(), message, fix);
  }

  private static void report(Sentence sentence, Change change, PointSink out) {
    out.report(
        sentence.tokens().span(change.from(), change.to()),
        "What is said here does not fit its numbers: they make %s.".formatted(change.fault()),
        Fixes.append("State the discrepancy", sentence, "[differs from its numbers]"));
  }
}
