package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.DocumentReading;
import java.util.List;
import java.util.stream.Collectors;

/// A newer version that is dated before an older one. A fix for an older branch is innocent.
public final class P8VersionOrder implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P8-VERSION-ORDER",
          Severity.TEMPORAL,
          8,
          "A newer version is dated before an older one",
          "Clarity Gate procedures, point 8");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    for (Listing listing : Listings.of(document)) {
      if (!listing.isOfVersions()) {
        continue;
      }
      List<Entry> entries =
          listing.entries().stream().filter(e -> e.version().isPresent()).toList();
      for (OutOfOrder.Culprit culprit : culprits(entries)) {
        Entry wrong = entries.get(culprit.entry());
        Entry other = entries.get(culprit.other());
        boolean newer = compare(wrong, other) > 0;
        out.report(
            culprit.place(entries),
            "Version %s is dated %s, %s version %s of %s."
                .formatted(
                    name(wrong),
                    wrong.place().in(document.text()),
                    newer ? "before the older" : "after the newer",
                    name(other),
                    other.place().in(document.text())),
            OrderFixes.of(document, entries, culprit, e -> culprits(e).isEmpty()));
      }
    }
  }

  private static List<OutOfOrder.Culprit> culprits(List<Entry> entries) {
    return OutOfOrder.of(entries.size(), (i, j) -> contradict(entries.get(i), entries.get(j)));
  }

  private static boolean contradict(Entry a, Entry b) {
    int order = compare(a, b);
    Entry older = order < 0 ? a : b;
    Entry newer = order < 0 ? b : a;
    return order != 0
        && older.isAfter(newer)
        && !Versions.isMaintenance(older.version().orElseThrow(), newer.version().orElseThrow());
  }

  private static int compare(Entry a, Entry b) {
    return Versions.compare(a.version().orElseThrow(), b.version().orElseThrow());
  }

  private static String name(Entry entry) {
    return entry.version().orElseThrow().stream()
        .map(String::valueOf)
        .collect(Collectors.joining("."));
  }
}
