package app.assay.quality;

import app.assay.points.lexicon.Lexicon;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DocumentReader;
import app.assay.points.rules.P8DocumentDate;
import app.assay.text.LineIndex;
import java.time.Clock;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// The day on which somebody else's documents are read: that of the newest, as they say themselves,
/// for they were labelled together and not before they were written. Read earlier, all that the
/// newer ones tell would lie in the future; read today, what was new to their labellers would be
/// old. A day that stands alone after all others may be a planted fault and does not count. Where
/// more than a third lie further back than a text stays fresh, nobody read them all on one day:
/// each is read on its own.
///
/// @param newest of all of them
/// @param own the day of each document that is read on its own, by name
record ReadingDay(LocalDate newest, Map<String, LocalDate> own)
    implements Function<LabelledDocument, LocalDate> {

  /// Other documents lie so many days before the newest at most.
  private static final int NEAR = 45;

  /// Of so many documents one more must lie near the newest.
  private static final int FEW = 20;

  /// So many months after its date a text is asked whether it still holds (point 8).
  private static final int FRESH = 6;

  /// One document in so many that is old, and their days are spread.
  private static final int SPREAD = 3;

  ReadingDay {
    own = Map.copyOf(own);
  }

  /// @param given the day to be taken, as `YYYY-MM-DD`; blank or none to take that of the newest
  /// @param clock no document is from later than today, whatever it says
  static ReadingDay of(
      List<String> given, Lexicon lexicon, List<LabelledDocument> documents, Clock clock) {
    Optional<String> day = given.stream().filter(d -> !d.isBlank()).findFirst();
    return day.map(d -> new ReadingDay(LocalDate.parse(d), Map.of()))
        .orElseGet(() -> read(lexicon, documents, clock));
  }

  @Override
  public LocalDate apply(LabelledDocument document) {
    return own.getOrDefault(document.name(), newest);
  }

  @Override
  public String toString() {
    return own.isEmpty()
        ? newest.toString()
        : "the day of each, for many are old on that of the newest, " + newest;
  }

  private static ReadingDay read(Lexicon lexicon, List<LabelledDocument> documents, Clock clock) {
    LocalDate today = LocalDate.now(clock);
    Map<String, LocalDate> own = new HashMap<>();
    for (LabelledDocument document : documents) {
      own(lexicon, document.text(), today)
          .filter(d -> !d.isAfter(today))
          .ifPresent(d -> own.put(document.name(), d));
    }
    LocalDate newest = newest(own.values().stream().sorted(Comparator.reverseOrder()).toList());
    long old = own.values().stream().filter(d -> d.isBefore(newest.minusMonths(FRESH))).count();
    return new ReadingDay(newest, old * SPREAD > own.size() ? own : Map.of());
  }

  private static LocalDate newest(List<LocalDate> days) {
    int others = Math.min(days.size() - 1, 1 + days.size() / FEW);
    for (int i = 0; i + others < days.size(); i++) {
      if (!days.get(i + others).isBefore(days.get(i).minusDays(NEAR))) {
        return days.get(i);
      }
    }
    return days.isEmpty() ? Detectors.AS_OF : days.getFirst();
  }

  private static Optional<LocalDate> own(Lexicon lexicon, String text, LocalDate today) {
    return P8DocumentDate.own(
            new DocumentReader(lexicon).read(text, new LineIndex(text), List.of()), today)
        .map(CalendarDate::latest);
  }
}
