package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.DocumentReading;
import app.assay.text.Span;
import java.util.List;

/// An entry of a timeline, log or list of dates that is out of order.
public final class P8EventOrder implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P8-EVENT-ORDER",
          Severity.TEMPORAL,
          8,
          "An event is out of order",
          "Clarity Gate procedures, point 8");

  private static final int FEWEST = 3;

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    for (Listing listing : Listings.of(document)) {
      List<Entry> entries = listing.entries();
      int fewest = listing.chronicle() ? FEWEST : FEWEST + 1;
      if (listing.isOfVersions() || entries.size() < fewest) {
        continue;
      }
      List<OutOfOrder.Culprit> culprits = OutOfOrder.of(entries.size(), conflict(entries));
      if (culprits.size() > Math.max(1, entries.size() / 3)) {
        continue;
      }
      for (OutOfOrder.Culprit culprit : culprits) {
        if (culprit.isDoubted(entries)) {
          continue;
        }
        report(document, entries, culprits, culprit, context, out);
      }
    }
    MeetingTimes.in(document)
        .ifPresent(
            times -> {
              report(document, times.opens(), times, out);
              report(document, times.closes(), times, out);
            });
  }

  private static void report(
      DocumentReading document, Span place, MeetingTimes.Misfit times, PointSink out) {
    out.report(
        place,
        "The meeting closes at %s and opens at %s."
            .formatted(times.closes().in(document.text()), times.opens().in(document.text())),
        List.of(OrderFixes.doubt(place, "time")));
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
    boolean before = culprit.entry() < culprit.other();
    out.report(
        culprit.place(entries),
        "%s stands %s %s, against the order of the other entries."
            .formatted(
                wrong.place().in(document.text()),
                before ? "before" : "after",
                other.place().in(document.text())),
        OrderFixes.of(document, entries, culprit, all, P8EventOrder::conflict, context));
  }

  private static OutOfOrder.Conflict conflict(List<Entry> entries) {
    return isFalling(entries)
        ? (i, j) -> entries.get(j).isAfter(entries.get(i))
        : (i, j) -> entries.get(i).isAfter(entries.get(j));
  }

  /// Newest first, by most neighbours.
  private static boolean isFalling(List<Entry> entries) {
    int rises = 0;
    for (int i = 1; i < entries.size(); i++) {
      rises += entries.get(i).isAfter(entries.get(i - 1)) ? 1 : 0;
      rises -= entries.get(i - 1).isAfter(entries.get(i)) ? 1 : 0;
    }
    return rises < 0;
  }
}
