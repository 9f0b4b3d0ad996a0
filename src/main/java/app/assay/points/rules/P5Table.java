package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.Fixes;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.DocumentReading;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;

/// A cell of a table contradicts a sentence.
public final class P5Table implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P5-TABLE",
          Severity.CRITICAL,
          5,
          "A table and the text give different values",
          "Clarity Gate procedures, point 5");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    ConflictReport.write(document, context, c -> !c.isByWeight() && c.isOfTable(), out);
    RowTold.in(document).forEach(d -> report(document, d, out));
    TotalTold.in(document).forEach(d -> report(document, d, out));
  }

  private static void report(DocumentReading document, RowTold.Discrepancy told, PointSink out) {
    Span said = Amounts.place(told.block(), told.said());
    Span cell = Amounts.place(told.table(), told.cell());
    report(document, said, cell, out);
    report(document, cell, said, out);
  }

  private static void report(DocumentReading document, Span here, Span other, PointSink out) {
    String there = WhiteSpace.collapse(other.in(document.text()));
    int line = document.line(other.start());
    String words = WhiteSpace.collapse(here.in(document.text()));
    out.report(
        here,
        "Line %d says “%s”, here it is “%s”.".formatted(line, there, words),
        Fixes.differing(here.end(), there, line));
  }
}
