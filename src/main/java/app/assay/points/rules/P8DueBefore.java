package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.CalendarDate.Precision;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A task of a table that was due before the text that sets it was written, beside others that are
/// due after it. A row that says that it is done is innocent.
public final class P8DueBefore implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P8-DUE-BEFORE",
          Severity.TEMPORAL,
          8,
          "Something is due before the text was written",
          "Clarity Gate procedures, point 8");

  private static final WordSet DUE = WordLists.words("due-column");

  private static final WordSet STATES = WordLists.words("due-state");

  /// In a cell under those: nothing has been done yet.
  private static final WordSet OPEN = WordLists.words("due-open");

  private static final WordSet DONE = WordLists.words("done");

  /// Words over such a column.
  private static final int LONGEST = 3;

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind() == BlockKind.TABLE) {
        Grid grid = Grid.of(block.reading()).orElseThrow();
        for (int column = 0; column < grid.columns(); column++) {
          if (grid.cell(0, column).filter(P8DueBefore::isDue).isPresent()) {
            inspect(document, block, grid, column, out);
          }
        }
      }
    }
  }

  /// Under "State": "three held, one moved". What has come so far was set before, and is late; what
  /// is still open may have been set today.
  private static boolean isUnderWay(Grid grid, Sentence cell) {
    int column = cell.cell().orElseThrow().column();
    return column > 0
        && cell.tokens().is(cell.from(), TokenClass.WORD)
        && !cell.tokens().isOneOf(cell.from(), OPEN)
        && grid.cell(0, column).filter(h -> h.tokens().isOneOf(h.from(), STATES)).isPresent();
  }

  private static boolean isDue(Sentence header) {
    return header.words() <= LONGEST && holds(header, DUE);
  }

  private static void inspect(
      DocumentReading document, PlacedBlock block, Grid grid, int column, PointSink out) {
    Optional<CalendarDate> own = DocumentDates.of(document).own();
    if (own.filter(d -> d.precision() == Precision.DAY).isEmpty()) {
      return;
    }
    List<Span> early = new ArrayList<>();
    int later = 0;
    for (int row = 1; row < grid.rows(); row++) {
      Optional<DateMention> due = grid.cell(row, column).flatMap(P8DueBefore::day);
      if (due.isEmpty() || grid.row(row).stream().anyMatch(c -> isDone(c) || isUnderWay(grid, c))) {
        continue;
      }
      if (due.get().sound().orElseThrow().isBefore(own.get())) {
        Sentence cell = grid.cell(row, column).orElseThrow();
        early.add(block.place(cell.tokens().span(due.get().from(), due.get().to())));
      } else {
        later++;
      }
    }
    if (early.size() <= later) {
      for (Span place : early) {
        out.report(
            place,
            "This is due before the text was written, by its own date.",
            OrderFixes.doubt(place, "date"));
      }
    }
  }

  /// The day that a cell holds and nothing else.
  private static Optional<DateMention> day(Sentence cell) {
    return cell.dates().stream()
        .filter(d -> d.isDay() && d.sound().isPresent() && d.from() == cell.from())
        .findFirst();
  }

  private static boolean isDone(Sentence cell) {
    return holds(cell, DONE)
        || cell.tokens().is(cell.from(), TokenClass.CHECK)
        || cell.tokens().isWord(cell.from(), "overdue");
  }

  private static boolean holds(Sentence cell, WordSet words) {
    for (int i = cell.from(); i < cell.to(); i++) {
      if (cell.tokens().isOneOf(i, words)) {
        return true;
      }
    }
    return false;
  }
}
