package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Clock;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Reads a table whose rows follow versions or dates.
final class TableListing {

  private static final WordSet WHEN = WordLists.words("step-date-column");
  private static final WordSet NOT_THE_DATE = WordLists.words("not-entry-date");

  private static final WordSet STEPS = WordLists.words("step-column");
  private static final WordSet DOERS = WordLists.words("step-doer-column");

  /// Over a column of numbers they make its rows rounds of one thing.
  private static final WordSet ROUNDS = WordLists.words("round-column");

  /// Over a column of mere numbers.
  private static final WordSet NUMBERS = WordLists.words("number-column");

  /// Over the column of days of what came out.
  private static final WordSet RELEASED = WordLists.words("release-column");

  /// Over a column of numbers they make them versions.
  private static final WordSet VERSIONS = WordLists.words("version-column");

  private final PlacedBlock block;
  private final Grid grid;

  private TableListing(PlacedBlock block, Grid grid) {
    this.block = block;
    this.grid = grid;
  }

  static Optional<Listing> of(PlacedBlock block) {
    boolean dated = false;
    for (Sentence cell : block.reading().sentences()) {
      dated |=
          Listings.mayBeDated(cell)
              || cell.has(TokenClass.MONTH)
              || Clock.seconds(cell.tokens(), cell.from()) >= 0;
    }
    return !dated
        ? Optional.empty()
        : Grid.of(block.reading()).flatMap(g -> new TableListing(block, g).run());
  }

  private Optional<Listing> run() {
    int versions = column(this::isVersion);
    boolean steps = (isStep(0) || isOfNumberedSteps()) && !hasDoers();
    int told = column(this::isDate);
    boolean planned = told < 0 && steps && !hasStates();
    int dates = planned ? column(this::isPlannedDate) : told;
    if (dates < 0) {
      return Optional.empty();
    }
    boolean chronicle = Listings.isChronicle(block.around()) || steps || isOfRounds();
    boolean time =
        planned || isOfRounds() || WHEN.stream().anyMatch(w -> grid.header(dates).contains(w));
    if (versions < 0 && dates > 0 && !(chronicle && time)) {
      return Optional.empty();
    }
    List<Entry> entries = new ArrayList<>();
    for (int row = 1; row < grid.rows(); row++) {
      Optional<List<Integer>> version =
          versions < 0 ? Optional.empty() : grid.cell(row, versions).flatMap(this::version);
      if (versions < 0 || version.isPresent()) {
        grid.cell(row, dates).flatMap(s -> entry(s, version)).ifPresent(entries::add);
      }
    }
    return Optional.of(new Listing(entries, chronicle || time));
  }

  /// Beside its state each row is a piece of work, and need not come after the one above it.
  private boolean hasStates() {
    for (int column = 1; column < grid.columns(); column++) {
      if (grid.header(column).equals("state") || grid.header(column).equals("status")) {
        return true;
      }
    }
    return false;
  }

  /// "Wave | Field period | Answers", with rows 1, 2, 3: one comes after the other.
  private boolean isOfRounds() {
    return ROUNDS.contains(grid.header(0)) && isNumbered();
  }

  private boolean isStep(int column) {
    return STEPS.stream().anyMatch(w -> grid.header(column).startsWith(w));
  }

  /// "# | Time | Step", with rows 1, 2, 3.
  private boolean isOfNumberedSteps() {
    return NUMBERS.contains(grid.header(0))
        && IntStream.range(1, grid.columns()).anyMatch(this::isStep)
        && isNumbered();
  }

  private boolean isNumbered() {
    for (int row = 1; row < grid.rows(); row++) {
      String number = String.valueOf(row);
      if (grid.cell(row, 0).filter(c -> c.text().equals(number)).isEmpty()) {
        return false;
      }
    }
    return true;
  }

  /// "Step | Who | When": what several people do goes on side by side.
  private boolean hasDoers() {
    for (int column = 1; column < grid.columns(); column++) {
      if (DOERS.contains(grid.header(column))) {
        return true;
      }
    }
    return false;
  }

  private interface Test {

    boolean holds(Sentence cell, int column);
  }

  /// The first column in which two cells of three pass.
  private int column(Test test) {
    for (int column = 0; column < grid.columns(); column++) {
      int passed = 0;
      int cells = 0;
      for (int row = 1; row < grid.rows(); row++) {
        Optional<Sentence> cell = grid.cell(row, column);
        int at = column;
        cells += cell.isPresent() ? 1 : 0;
        passed += cell.filter(s -> test.holds(s, at)).isPresent() ? 1 : 0;
      }
      if (passed >= 2 && passed * 3 >= cells * 2) {
        return column;
      }
    }
    return -1;
  }

  private boolean isVersion(Sentence cell, int column) {
    return version(cell).isPresent() && cell.dates().isEmpty();
  }

  /// A number alone is a version only under such a header.
  private Optional<List<Integer>> version(Sentence cell) {
    Optional<List<Integer>> leading = Versions.leading(cell);
    String header = grid.header(cell.cell().orElseThrow().column());
    boolean named =
        HeaderWords.of(header).stream().anyMatch(VERSIONS::contains)
            || header.startsWith("rev")
            || isReleased()
            || isNumberOfIssue(header);
    if (leading.isEmpty() && cell.to() - cell.from() > 1) {
      return named ? Versions.draft(cell) : leading;
    }
    if (leading.isPresent()) {
      boolean dotted = cell.tokens().text(cell.from()).chars().filter(c -> c == '.').count() > 1;
      boolean marked = Character.isLetter(cell.text().charAt(0));
      return named || dotted || marked ? leading : Optional.empty();
    }
    return named && cell.to() - cell.from() == 1
        ? Versions.numbered(cell.tokens().text(cell.from()))
        : Optional.empty();
  }

  /// "Loafcast Daily | Released": what the numbers are of has a name of its own.
  private boolean isReleased() {
    return grid.columns() == 2 && RELEASED.contains(grid.header(1));
  }

  /// "No." under "Record of amendments".
  private boolean isNumberOfIssue(String header) {
    if ((!header.equals("no") && !header.equals("no.")) || block.around().headings().isEmpty()) {
      return false;
    }
    for (Sentence heading : block.around().headings().getLast().sentences()) {
      for (int i = heading.from(); i < heading.to(); i++) {
        if (heading.tokens().isOneOf(i, VERSIONS)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isDate(Sentence cell, int column) {
    String header = grid.header(column);
    return entry(cell, Optional.empty()).isPresent()
        && NOT_THE_DATE.stream().noneMatch(header::contains);
  }

  /// The one column of days of a plan whose rows are its steps.
  private boolean isPlannedDate(Sentence cell, int column) {
    String header = grid.header(column);
    return (header.startsWith("planned") || header.startsWith("target"))
        && entry(cell, Optional.empty()).isPresent();
  }

  private Optional<Entry> entry(Sentence cell, Optional<List<Integer>> version) {
    if (cell.hasAny(Cue.PLAN, Cue.HEDGE, Cue.WILL)) {
      return Optional.empty();
    }
    Optional<DateMention> date =
        cell.dates().stream()
            .filter(d -> d.from() - cell.from() <= 1 && d.meant().isPresent())
            .findFirst();
    if (date.isPresent()) {
      return date.map(d -> Entry.of(block, cell, version, d));
    }
    Optional<Entry> day = version.isPresent() ? Optional.empty() : Entry.ofYearless(block, cell, 1);
    return day.isPresent() ? day : Entry.ofClock(block, cell, cell.from());
  }
}
