package app.assay.points.rules;

import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import java.util.Optional;

/// A notebook whose headings are days: what stands under one was written on it.
final class Journal {

  private static final int FEWEST = 3;

  private final boolean kept;

  private Journal(DocumentReading document) {
    int days = 0;
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind() == BlockKind.HEADING && day(block.reading()).isPresent()) {
        days++;
      }
    }
    kept = days >= FEWEST;
  }

  static Journal of(DocumentReading document) {
    return document.derive(Journal.class, Journal::new);
  }

  /// The day of the entry in which a block stands.
  Optional<CalendarDate> day(PlacedBlock block) {
    return kept && !block.around().headings().isEmpty()
        ? day(block.around().headings().getLast())
        : Optional.empty();
  }

  /// Of a heading that is nothing but a day.
  private static Optional<CalendarDate> day(BlockReading heading) {
    if (heading.sentences().size() != 1) {
      return Optional.empty();
    }
    Sentence only = heading.sentences().getFirst();
    return only.dates().stream()
        .filter(d -> d.from() == only.from() && d.to() == only.to() && d.isDay())
        .findFirst()
        .flatMap(DateMention::sound);
  }
}
