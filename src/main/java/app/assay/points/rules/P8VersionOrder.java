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
      List<OutOfOrder.Culprit> all = OutOfOrder.of(entries.size(), conflict(entries));
      for (OutOfOrder.Culprit culprit : all) {
        if (!culprit.isDoubted(entries)) {
          culprit.told(entries).forEach(c -> report(document, entries, all, c, context, out));
        }
      }
    }
    steps(document, out);
    for (NumberedVersions.Misfit wrong : NumberedVersions.in(document)) {
      out.report(
          wrong.place(),
          "This and %s are dated against the order of their numbers."
              .formatted(wrong.other().in(document.text())),
          List.of(OrderFixes.doubt(wrong.place(), "date")));
    }
  }

  private static void steps(DocumentReading document, PointSink out) {
    for (VersionSteps.Pair pair : VersionSteps.in(document)) {
      out.report(
          pair.both(),
          "What is done in %s comes in another order than the versions."
              .formatted(pair.other().in(document.text())),
          List.of(OrderFixes.doubt(pair.other(), "version")));
    }
  }

  private static void report(
      DocumentReading document,
      List<Entry> entries,
      List<OutOfOrder.Culprit> all,
      OutOfOrder.Culprit culprit,
      PointsContext context,
      PointSink out) {
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
        OrderFixes.of(document, entries, culprit, all, P8VersionOrder::conflict, context));
  }

  private static OutOfOrder.Conflict conflict(List<Entry> entries) {
    boolean falling = isFalling(entries);
    return (i, j) -> contradict(entries.get(i), entries.get(j), falling);
  }

  /// The newest version stands first.
  private static boolean isFalling(List<Entry> entries) {
    return entries.size() > 1 && compare(entries.getFirst(), entries.getLast()) > 0;
  }

  /// A fix for an older branch is innocent: that of an older generation wherever it stands, that of
  /// the same one where it stands in the order of time among the others.
  ///
  /// @param a the entry that is listed first
  /// @param falling true where the newest version stands first
  private static boolean contradict(Entry a, Entry b, boolean falling) {
    int order = compare(a, b);
    Entry older = order < 0 ? a : b;
    Entry newer = order < 0 ? b : a;
    if (order == 0 || !older.isAfter(newer)) {
      return false;
    }
    List<Integer> branch = older.version().orElseThrow();
    List<Integer> line = newer.version().orElseThrow();
    boolean placed = (order < 0) == falling || !branch.getFirst().equals(line.getFirst());
    return !placed || !Versions.isMaintenance(branch, line);
  }

  private static int compare(Entry a, Entry b) {
    return Versions.compare(a.version().orElseThrow(), b.version().orElseThrow());
  }

  private static String name(Entry entry) {
    return entry.version().orElseThrow().stream()
        .filter(n -> n >= 0)
        .map(String::valueOf)
        .collect(Collectors.joining("."));
  }
}
