package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Surroundings;
import app.assay.text.TextEdit;
import java.util.List;
import java.util.Optional;

/// A picture's caption or text states a trend or figures with nothing that says how they were
/// found.
public final class P4Chart implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P4-CHART",
          Severity.WARNING,
          4,
          "A chart shows a trend without data or method",
          "Clarity Gate procedures, point 4");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(
      BlockReading block, Surroundings around, PointsContext context, PointSink out) {
    Optional<ChartText> chart = ChartText.in(block, around);
    if (chart.isEmpty() || (!context.isThorough() && !chart.get().isNumbered())) {
      return;
    }
    int end = chart.get().lastWordEnd();
    out.report(
        chart.get().span(),
        "This reads like a result, and nothing says from which data it is drawn or how they were"
            + " collected.",
        List.of(
            mark("Say that it is projected", end, " (projected, not measured)"),
            mark("Name the source", end, " [source: …]")));
  }

  private static Fix mark(String title, int at, String words) {
    return new Fix(title, TextEdit.insert(at, words));
  }
}
