package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.Fixes;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.TableReading;

/// A `[SNAPSHOT]` that does not say of which day.
public final class P8Snapshot implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P8-SNAPSHOT",
          Severity.TEMPORAL,
          8,
          "A snapshot has no date",
          "Clarity Gate procedures, staleness markers");

  private static final Triggers TRIGGERS = Triggers.of(Cue.SNAPSHOT);

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
      if (!sentence.has(Cue.SNAPSHOT) || block.kind() == BlockKind.HEADING) {
        continue;
      }
      CueMatch marker = sentence.first(Cue.SNAPSHOT).orElseThrow();
      if (!isDated(block, sentence) && !isLegend(sentence, marker)) {
        out.report(
            sentence.span(),
            "A snapshot is true on one day; say on which.",
            Fixes.append(
                "Say “as of " + context.asOf() + "”", sentence, "(as of " + context.asOf() + ")"));
      }
    }
  }

  /// A date in its row, or anywhere in its paragraph or item.
  private static boolean isDated(BlockReading block, Sentence sentence) {
    if (sentence.cell().isEmpty()) {
      return block.sentences().stream().anyMatch(s -> !s.dates().isEmpty());
    }
    int row = sentence.cell().get().row();
    if (row == 0) {
      return true;
    }
    TableReading table = block.table().orElseThrow();
    int from = table.rows().get(row - 1).getFirst().from();
    int to = table.rows().get(row - 1).getLast().to();
    return block.sentences().stream()
        .anyMatch(s -> s.from() >= from && s.to() <= to && !s.dates().isEmpty());
  }

  /// `[SNAPSHOT]: true on the day given` explains the marker.
  private static boolean isLegend(Sentence sentence, CueMatch marker) {
    int next = marker.to();
    return sentence.from() == marker.from()
        && next < sentence.to()
        && (sentence.tokens().is(next, TokenClass.COLON)
            || sentence.tokens().is(next, TokenClass.DASH)
            || sentence.tokens().is(next, TokenClass.EQUALS));
  }
}
