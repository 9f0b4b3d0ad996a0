package app.assay.points.rules;

import app.assay.points.check.Horizon;
import app.assay.points.lexicon.Cue;
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

  private static final WordSet STATES =
      WordSet.of("state", "status", "progress", "stage", "phase", "readiness");

  /// Over a column of boxes to be ticked.
  private static final WordSet DONE =
      WordSet.of(
          "done", "built", "finished", "completed", "shipped", "released", "delivered", "live");

  private static final WordSet NAMES =
      WordSet.of(
          "item",
          "action",
          "feature",
          "what",
          "name",
          "project",
          "part",
          "step",
          "measure",
          "component",
          "work",
          "milestone",
          "task",
          "module",
          "initiative",
          "deliverable",
          "title",
          "capability");

  /// What a cell of states begins with where the thing is not there.
  private static final WordSet NOT_THERE =
      WordSet.of(
          "open",
          "idea",
          "planned",
          "proposed",
          "ordered",
          "pending",
          "draft",
          "drafted",
          "todo",
          "to",
          "backlog",
          "design",
          "designing",
          "concept",
          "tbd",
          "tender",
          "not",
          "next",
          "later",
          "future",
          "awaiting",
          "waiting",
          "unfunded",
          "requested",
          "permit",
          "in",
          "scheduled",
          "upcoming",
          "blocked",
          "no",
          "prototype",
          "mock-up",
          "mockup",
          "sketch",
          "wireframe",
          "wish",
          "stub",
          "spec",
          "specified",
          "research",
          "exploring",
          "announced",
          "roadmap",
          "on",
          "under",
          "unstarted",
          "unassigned",
          "unreviewed",
          "queued",
          "ticket",
          "specification",
          "study",
          "applied",
          "sample",
          "quotation",
          "building");

  /// After "not" they say nothing of it: "not needed".
  private static final WordSet NOT_SAID =
      WordSet.of(
          "needed",
          "required",
          "affected",
          "applicable",
          "used",
          "allowed",
          "supported",
          "included",
          "counted",
          "changed",
          "recommended");

  /// After "in", "on" and "under" they say the opposite.
  private static final WordSet THERE =
      WordSet.of(
          "use",
          "service",
          "production",
          "place",
          "force",
          "operation",
          "time",
          "track",
          "schedule",
          "budget",
          "stock",
          "catalogue",
          "catalog",
          "effect",
          "hospital",
          "hand",
          "site");

  /// Over a column that says when a thing comes.
  private static final WordSet TIMES =
      WordSet.of(
          "planned",
          "target",
          "targeted",
          "due",
          "eta",
          "launch",
          "when",
          "quarter",
          "expected",
          "delivery",
          "opening",
          "release",
          "date",
          "timing",
          "start");

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
    boolean roadmap = block.around().headingHas(Cue.ROADMAP);
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
                          && grid.cell(row, time).filter(s -> isNotThere(s, asOf)).isPresent()));
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
    if (cell.from() == cell.to()) {
      return false;
    }
    String first = Wording.lower(cell.tokens(), cell.from());
    String second =
        cell.from() + 1 < cell.to() ? Wording.lower(cell.tokens(), cell.from() + 1) : "";
    return (NOT_THERE.contains(first) && !THERE.contains(second)) || isNegated(cell);
  }

  /// "Specification drafted, not tendered", but not "delivered, not tested": what is there may lack
  /// something.
  private static boolean isNegated(Sentence cell) {
    for (int i = cell.from(); i + 1 < cell.to(); i++) {
      String next = Wording.lower(cell.tokens(), i + 1);
      if (cell.tokens().isWord(i, "not")
          && (next.endsWith("ed") || next.endsWith("en") || next.endsWith("ilt"))
          && !NOT_SAID.contains(next)) {
        return !cell.tokens().isOneOf(cell.from(), DONE);
      }
    }
    return false;
  }
}
