package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.points.check.Fixes;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.DocumentReading;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// The edits that put two dates of a listing in order.
final class OrderFixes {

  private OrderFixes() {}

  private static final int DAY = 24 * 3600;

  /// Letters before a date that may name its day of the week.
  private static final int LONGEST_WEEKDAY = 16;

  /// Swapping the two, where that leaves nothing out of order, and marking the one.
  ///
  /// @param entries the listing
  /// @param culprit the entry at fault and the one that it contradicts
  /// @param all those of the listing
  /// @param conflicts tells of entries which of them contradict each other
  /// @param context the day on which it is asked: a day that is still to come is wrong wherever it
  ///   stands
  static List<Fix> of(
      DocumentReading document,
      List<Entry> entries,
      OutOfOrder.Culprit culprit,
      List<OutOfOrder.Culprit> all,
      Function<List<Entry>, OutOfOrder.Conflict> conflicts,
      PointsContext context) {
    Entry wrong = entries.get(culprit.entry());
    Entry other = entries.get(culprit.other());
    List<Fix> fixes = new ArrayList<>();
    String first = wrong.place().in(document.text());
    String second = other.place().in(document.text());
    if (!first.equals(second)
        && !isLate(document, wrong, context)
        && !isLate(document, other, context)
        && !isNamedDay(document, wrong)
        && !isNamedDay(document, other)
        && OutOfOrder.mayBeSwapped(all)
        && isInOrder(swapped(entries, culprit), conflicts)) {
      fixes.add(
          new Fix(
              "Swap “%s” and “%s”".formatted(second, first),
              List.of(new TextEdit(wrong.place(), second), new TextEdit(other.place(), first))));
    }
    fixes.add(doubt(wrong.place(), wrong.date().isPresent() ? "date" : "time"));
    return fixes;
  }

  private static boolean isInOrder(
      List<Entry> entries, Function<List<Entry>, OutOfOrder.Conflict> conflicts) {
    return OutOfOrder.isInOrder(entries.size(), conflicts.apply(entries));
  }

  /// The listing with the dates of the two in each other's place.
  private static List<Entry> swapped(List<Entry> entries, OutOfOrder.Culprit culprit) {
    Entry wrong = entries.get(culprit.entry());
    Entry other = entries.get(culprit.other());
    List<Entry> swapped = new ArrayList<>(entries);
    swapped.set(culprit.entry(), with(wrong, other));
    swapped.set(culprit.other(), with(other, wrong));
    return swapped;
  }

  /// Marks a date that somebody has to look up.
  ///
  /// @param what `date`, `day`, `month`, `time` …
  static Fix doubt(Span place, String what) {
    return Fixes.insert(
        "Mark the %s as one to check".formatted(what),
        place.end(),
        "[%s to be checked]".formatted(what));
  }

  /// Marks all dates of a sentence that somebody has to look up.
  static Fix doubt(List<Span> places, String what) {
    Fix first = doubt(places.getFirst(), what);
    List<TextEdit> edits = new ArrayList<>();
    places.forEach(place -> edits.addAll(doubt(place, what).edits()));
    return new Fix(first.title(), edits);
  }

  /// It lies after the day on which it is asked, or after the document's own.
  private static boolean isLate(DocumentReading document, Entry entry, PointsContext context) {
    return entry
        .date()
        .filter(
            d ->
                d.isAfter(context.asOf())
                    || DocumentDates.of(document).own().filter(d::isAfter).isPresent())
        .isPresent();
  }

  /// "Wed 3 December", "Tuesday, 3 March": the day of the week is right of that date alone.
  private static boolean isNamedDay(DocumentReading document, Entry entry) {
    int start = entry.place().start();
    String before = document.text().substring(Math.max(0, start - LONGEST_WEEKDAY), start);
    int end = before.length();
    while (end > 0 && !Character.isLetter(before.charAt(end - 1))) {
      end--;
    }
    int from = end;
    while (from > 0 && Character.isLetter(before.charAt(from - 1))) {
      from--;
    }
    return entry.date().isPresent()
        && before.indexOf('\n', end) < 0
        && P8ImpossibleDate.day(before.substring(from, end)).isPresent();
  }

  /// The time of day behind a date stays where it is.
  private static Entry with(Entry entry, Entry dateOf) {
    int clock = dateOf.clock();
    if (entry.date().isPresent()) {
      clock = entry.clock();
    } else if (clock >= DAY && entry.clock() >= DAY) {
      clock = clock / DAY * DAY + entry.clock() % DAY;
    }
    return new Entry(entry.version(), dateOf.date(), clock, entry.place(), entry.doubted());
  }
}
