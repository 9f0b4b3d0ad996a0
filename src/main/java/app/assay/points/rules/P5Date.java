package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.DocumentReading;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.text.WhiteSpace;

/// Two places date the same event differently, by days, months, years, days of the week or times of
/// day.
public final class P5Date implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P5-DATE",
          Severity.CRITICAL,
          5,
          "Two dates of the same event differ",
          "Clarity Gate procedures, point 5");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    ConflictReport.write(
        document, context, c -> !c.isByWeight() && !c.isOfTable() && c.value().isDate(), out);
    for (HappeningPairs.Pair pair : HappeningPairs.in(Happenings.in(document))) {
      report(document, pair.one().span(), pair.other().span(), out);
      report(document, pair.other().span(), pair.one().span(), out);
    }
  }

  private static void report(DocumentReading document, Span here, Span there, PointSink out) {
    String other = WhiteSpace.collapse(there.in(document.text()));
    int line = document.line(there.start());
    String note = " [differs from “%s” in line %d]".formatted(other, line);
    out.report(
        here,
        "Line %d says “%s”, here it is “%s”."
            .formatted(line, other, WhiteSpace.collapse(here.in(document.text()))),
        new Fix("State the discrepancy", TextEdit.insert(here.end(), note)));
  }
}
