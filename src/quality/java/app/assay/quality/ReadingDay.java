package app.assay.quality;

import app.assay.points.lexicon.Lexicon;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DocumentReader;
import app.assay.points.rules.P8DocumentDate;
import app.assay.text.LineIndex;
import java.time.Clock;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The day on which somebody else's documents are read: that of the newest, as they say themselves,
/// for they were labelled together and not before they were written. Read earlier, all that the
/// newer ones tell would lie in the future; read today, what was new to their labellers would be
/// old. A day that stands alone after all others may be a planted fault and does not count.
final class ReadingDay {

  /// Other documents lie so many days before the newest at most.
  private static final int NEAR = 45;

  /// Of so many documents one more must lie near the newest.
  private static final int FEW = 20;

  private ReadingDay() {}

  /// @param given the day to be taken, as `YYYY-MM-DD`; blank or none to take that of the newest
  /// @param clock no document is from later than today, whatever it says
  static LocalDate of(
      List<String> given, Lexicon lexicon, List<LabelledDocument> documents, Clock clock) {
    Optional<String> day = given.stream().filter(d -> !d.isBlank()).findFirst();
    return day.map(LocalDate::parse).orElseGet(() -> newest(lexicon, documents, clock));
  }

  private static LocalDate newest(Lexicon lexicon, List<LabelledDocument> documents, Clock clock) {
    LocalDate today = LocalDate.now(clock);
    List<LocalDate> days =
        documents.stream()
            .flatMap(d -> own(lexicon, d.text(), today).stream())
            .filter(d -> !d.isAfter(today))
            .sorted(Comparator.reverseOrder())
            .toList();
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
