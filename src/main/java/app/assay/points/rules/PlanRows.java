package app.assay.points.rules;

import app.assay.points.check.Horizon;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/// Finds the rows of a table whose column of states says that what they name is not there yet.
final class PlanRows {

  private static final WordSet STATES = WordLists.words("state-column");

  /// Over a column of boxes to be ticked.
  private static final WordSet DONE = WordLists.words("done-boxes");

  private static final WordSet NAMES = WordLists.words("plan-column");

  /// What a clause in a cell of states begins with where the thing is not there.
  private static final WordSet NOT_THERE = WordLists.words("not-there");

  /// What such a cell begins with where it is.
  private static final WordSet IS_THERE = WordLists.words("there");

  /// After "in", "on" and "under" they say the opposite.
  private static final WordSet THERE = WordLists.words("in-use");

  /// Over a column that says when a thing comes.
  private static final WordSet TIMES = WordLists.words("time-column");

  private PlanRows() {}

  /// Gives the first cell of each such row and the one that names the thing.
  static void each(PlacedBlock block, LocalDate asOf, BiConsumer<Sentence, Sentence> out) {
    Optional<Grid> found = Grid.of(block.reading());
    if (found.isEmpty()) {
      return;
    }
    Grid grid = found.get();
    int state = column(grid, STATES);
    int done = column(grid, DONE);
    boolean roadmap = Headings.areOfPlans(block.around());
    int time = column(grid, TIMES);
    int name = Math.max(0, column(grid, NAMES));
    for (int row = 1; row < grid.rows(); row++) {
      List<Sentence> cells = grid.row(row);
      Optional<Sentence> first = grid.cell(row, 0);
      Optional<Sentence> called = grid.cell(row, name);
      boolean planned =
          (done >= 0 && grid.cell(row, done).filter(PlanRows::isUnchecked).isPresent())
              || (state >= 0
                  ? grid.cell(row, state).filter(s -> isNotThere(s, asOf)).isPresent()
                  : roadmap
                      || cells.stream().anyMatch(s -> s.has(Cue.NOT_YET))
                      || (time > 0
                          && grid.cell(row, time)
                              .filter(s -> Horizon.isAhead(s, asOf))
                              .isPresent()));
      if (planned && first.isPresent() && called.isPresent()) {
        out.accept(first.get(), called.get());
      }
    }
  }

  private static int column(Grid grid, Set<String> names) {
    for (int column = 0; column < grid.columns(); column++) {
      for (String word : HeaderWords.of(grid.header(column))) {
        if (names.contains(word)) {
          return column;
        }
      }
    }
    return -1;
  }

  private static boolean isUnchecked(Sentence cell) {
    String text = cell.text().strip().toLowerCase(Locale.ROOT);
    return text.equals("[ ]")
        || text.equals("no")
        || text.equals("☐")
        || text.equals("✗")
        || text.equals("✘")
        || text.equals("❌");
  }

  private static boolean isNotThere(Sentence cell, LocalDate asOf) {
    if (cell.has(Cue.NOT_YET) || Horizon.isAhead(cell, asOf)) {
      return true;
    }
    if (cell.from() == cell.to() || cell.tokens().isOneOf(cell.from(), IS_THERE)) {
      return false;
    }
    boolean start = true;
    for (int i = cell.from(); i < cell.to(); i++) {
      if (start && cell.tokens().isOneOf(i, NOT_THERE)) {
        return !THERE.contains(Wording.after(cell, i));
      }
      start =
          cell.tokens().is(i, TokenClass.COMMA)
              || cell.tokens().is(i, TokenClass.DASH)
              || cell.tokens().is(i, ';');
    }
    return cell.tokens().isWord(cell.to() - 1, "ordered");
  }
}
