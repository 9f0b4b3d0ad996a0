package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.Fixes;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.DocumentReading;

/// A "Last updated" older than six months, or a date of the document that is still to come.
public final class P8DocumentDate implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P8-DOCUMENT-DATE",
          Severity.TEMPORAL,
          8,
          "The document's own date is stale or still to come",
          "Clarity Gate procedures, point 8");

  private static final int FRESH_MONTHS = 6;

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    DocumentDates dates = DocumentDates.of(document);
    for (DocumentDates.Dated dated : dates.updates()) {
      boolean stale = dated.date().latest().plusMonths(FRESH_MONTHS).isBefore(context.asOf());
      if (stale || dated.date().isAfter(context.asOf())) {
        out.report(
            dated.span(),
            stale
                ? "The text was last looked at more than six months before %s; check it and set the date."
                    .formatted(context.asOf())
                : "This date lies after %s.".formatted(context.asOf()),
            set(dated, context));
      }
    }
    for (DocumentDates.Dated dated : dates.issues()) {
      boolean labelled =
          dated.mention().from() > dated.sentence().from() || dated.sentence().cell().isPresent();
      if (labelled && dated.mention().isDay() && dated.date().isAfter(context.asOf())) {
        out.report(
            dated.span(),
            "This date of the document lies after %s.".formatted(context.asOf()),
            set(dated, context));
      }
    }
    dates.own().ifPresent(own -> next(dates, own, out));
  }

  private static void next(
      DocumentDates dates, app.assay.points.reading.CalendarDate own, PointSink out) {
    for (DocumentDates.Dated dated : dates.next()) {
      if (dated.date().isBefore(own)) {
        out.report(
            dated.span(),
            "What comes next is dated before the document itself.",
            OrderFixes.doubt(dated.dateSpan(), "date"));
      }
    }
  }

  private static Fix set(DocumentDates.Dated dated, PointsContext context) {
    return Fixes.replace(
        "Set %s, once the text has been checked".formatted(context.asOf()),
        dated.dateSpan(),
        context.asOf().toString());
  }
}
