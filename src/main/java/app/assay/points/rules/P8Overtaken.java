package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.CalendarDate.Precision;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.text.Span;
import java.util.List;

/// What is told as still to come, or as open until a day, in a text that is dated after that day.
public final class P8Overtaken implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P8-OVERTAKEN",
          Severity.TEMPORAL,
          8,
          "What is told as to come lies before the text",
          "Clarity Gate procedures, point 8");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    held(document, context, out);
    DocumentDates.of(document)
        .own()
        .filter(d -> d.precision() != Precision.YEAR && !d.isAfter(context.asOf()))
        .ifPresent(
            own -> {
              lapsed(document, own, out);
              for (Span place : Overtaken.in(document, own)) {
                out.report(
                    place,
                    "This is told as still to come, but lies before the document's own date.",
                    List.of(OrderFixes.doubt(place, "date")));
              }
            });
  }

  private static void lapsed(DocumentReading document, CalendarDate own, PointSink out) {
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks() && block.reading().kind() != BlockKind.TABLE) {
        for (Sentence sentence : block.reading().sentences()) {
          ValidFor.lapsed(block, sentence, own)
              .ifPresent(
                  wrong ->
                      out.report(
                          wrong.place(),
                          "This is told to be good, but was over before the document's own date.",
                          List.of(OrderFixes.doubt(wrong.day(), "date"))));
        }
      }
    }
  }

  private static void held(DocumentReading document, PointsContext context, PointSink out) {
    for (PlacedBlock block : document.blocks()) {
      boolean told = block.reading().kind().speaks() && block.reading().kind() != BlockKind.TABLE;
      for (int i = 0; told && i < block.reading().sentences().size(); i++) {
        StillHeld.in(block, i, context.asOf())
            .ifPresent(
                held ->
                    out.report(
                        held.place(),
                        "This is told to be over, and to hold all the same.",
                        List.of(OrderFixes.doubt(held.day(), "date"))));
      }
    }
  }
}
