package app.assay.quality;

import app.assay.finding.Finding;
import app.assay.points.check.Sensitivity;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/// Lists hits, false alarms and misses of a point, for those who develop its detectors.
record Listing(PrintStream out, Measured measured) {

  void of(int point) {
    measured.documents().forEach(d -> document(d, point));
  }

  private void document(LabelledDocument document, int point) {
    List<Label> labels = document.labels().stream().filter(l -> l.point() == point).toList();
    List<Span> alarms = new ArrayList<>();
    LineIndex lines = new LineIndex(document.text());
    for (Finding finding : measured.findings(document, Sensitivity.THOROUGH)) {
      if (finding.rule().point() == point) {
        alarms.add(finding.span());
        boolean right = labels.stream().anyMatch(l -> l.span().overlaps(finding.span()));
        line(right ? "hit  " : "FALSE", document, lines, finding.span(), finding.rule().id());
      }
    }
    for (Label label : labels) {
      if (alarms.stream().noneMatch(a -> a.overlaps(label.span()))) {
        line("MISS ", document, lines, label.span(), label.reason());
      }
    }
  }

  private void line(
      String kind, LabelledDocument document, LineIndex lines, Span span, String why) {
    String words = span.in(document.text()).replaceAll("\\s+", " ");
    out.printf(
        "%s %s:%d  %s  (%s)%n", kind, document.name(), lines.lineAt(span.start()) + 1, words, why);
  }
}
