package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.DocumentReading;

/// Two sentences date the same event differently; that mails of a thread were sent on different
/// days is no contradiction.
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
    Mails mails = Mails.of(document);
    ConflictReport.write(
        document,
        context,
        c ->
            !c.isByWeight()
                && !c.isOfTable()
                && c.value().isMoment()
                && !(mails.isOwn(c.here().span()) && mails.isOwn(c.there().span())),
        out);
    RowDated.in(document).forEach(pair -> pair.report(document, out));
  }
}
