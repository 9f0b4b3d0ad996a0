package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.DocumentReading;
import app.assay.text.TextEdit;
import app.assay.text.WhiteSpace;
import java.util.List;
import java.util.function.Predicate;

/// Reports both places of a conflict, each with the other's line and words.
final class ConflictReport {

  private ConflictReport() {}

  static void write(
      DocumentReading document, PointsContext context, Predicate<Conflict> mine, PointSink out) {
    for (Conflict conflict : Conflicts.in(document)) {
      boolean sure = context.isThorough() || conflict.certainty() >= Likeness.SURE;
      if (sure && mine.test(conflict)) {
        String here = words(conflict.span().in(document.text()));
        String there = words(conflict.otherSpan().in(document.text()));
        int at = document.line(conflict.otherSpan().start());
        out.report(
            conflict.span(),
            "Line %d says “%s”, here it is “%s”.".formatted(at, there, here),
            List.of(
                new Fix(
                    "State the discrepancy",
                    TextEdit.insert(
                        conflict.span().end(),
                        " [differs from “%s” in line %d]".formatted(there, at))),
                new Fix(
                    "Write “%s” here too".formatted(there),
                    new TextEdit(conflict.span(), conflict.otherSpan().in(document.text())))));
      }
    }
  }

  private static String words(String text) {
    return WhiteSpace.collapse(text);
  }
}
