package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// What the other cells of a row say of the day on which it was verified.
///
/// @param verified the cell with that day
/// @param row all cells of the row that are not empty
record VerifiedRow(Sentence verified, List<Sentence> row) {

  private static final int VOLATILE_MONTHS = 6;

  /// Before a date they make it a term, which may lie ahead.
  private static final WordSet TERMS = WordLists.words("verified-term");

  /// The row's source, or the value itself, is dated later than its verification.
  Optional<DateMention> laterThan(CalendarDate day) {
    for (Sentence cell : row) {
      if (cell != verified && !PlansTold.isPlanned(cell) && isOfSource(cell)) {
        for (DateMention mention : cell.dates()) {
          if (mention.isDay()
              && mention.sound().map(d -> d.isAfter(day)).orElse(false)
              && !isTerm(cell, mention)) {
            return Optional.of(mention);
          }
        }
      }
    }
    return Optional.empty();
  }

  /// A cell of sources, or one that says on which day its value was so.
  private static boolean isOfSource(Sentence cell) {
    return cell.cell()
            .flatMap(Sentence.Cell::header)
            .filter(h -> h.has(Cue.SOURCE_COLUMN))
            .isPresent()
        || cell.has(Cue.AS_OF);
  }

  private static boolean isTerm(Sentence cell, DateMention mention) {
    return mention.from() > cell.from() && cell.tokens().isOneOf(mention.from() - 1, TERMS);
  }

  /// `[VOLATILE]` asks for a fresh look, and the last one is old.
  boolean isStale(CalendarDate day, LocalDate asOf) {
    return isOld(day, asOf) && row.stream().anyMatch(VerifiedRow::isVolatile);
  }

  /// Too long ago for a value that changes fast.
  static boolean isOld(CalendarDate day, LocalDate asOf) {
    return day.latest().plusMonths(VOLATILE_MONTHS).isBefore(asOf);
  }

  private static boolean isVolatile(Sentence cell) {
    return cell.text().contains("[VOLATILE]");
  }
}
