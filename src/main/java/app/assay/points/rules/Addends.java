package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.points.reading.Unit;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A column of a table whose numbers may be added up: "Participants" over 28, 25 and 26.
///
/// @param table its block
/// @param values those that are added up, from above
/// @param sum what they make
/// @param last the number of the row of totals, where there is one, or the lowest of them
/// @param total the row of totals says so too
/// @param unit what its numbers measure, and how much of that one of them is
record Addends(
    PlacedBlock table, List<Quantity> values, double sum, Quantity last, boolean total, Unit unit) {

  private static final int FEWEST = 2;

  /// A longer column is a set of data.
  private static final int MOST = 40;

  private static final double EXACT = 1e-6;

  /// Over a column they say that its numbers make nothing together.
  private static final WordSet NO_SUM = WordLists.words("no-sum-column");

  /// The columns of a table that may be added up.
  static List<Addends> in(PlacedBlock table) {
    Grid grid = Grid.of(table.reading()).orElseThrow();
    if (grid.rows() <= FEWEST || grid.rows() > MOST) {
      return List.of();
    }
    int end = grid.rows();
    for (int row = 1; row < grid.rows(); row++) {
      Optional<Sentence> label = grid.label(row);
      if (label.filter(Addends::isOfTime).isPresent()) {
        return List.of();
      }
      if (label.filter(Stated::isTotal).isPresent()) {
        if (row < grid.rows() - 1) {
          return List.of();
        }
        end = row;
      }
    }
    List<Addends> found = new ArrayList<>();
    for (int column = 1; column < grid.columns(); column++) {
      if (!isNoSum(grid, column)) {
        of(table, grid, column, end).ifPresent(found::add);
      }
    }
    return found;
  }

  /// "Before", "2024", "March": what rows of different times have is not added up.
  private static boolean isOfTime(Sentence label) {
    return label.tokens().is(label.from(), TokenClass.YEAR)
        || label.tokens().is(label.from(), TokenClass.MONTH)
        || label.tokens().is(label.from(), TokenClass.QUARTER)
        || label.dates().stream().anyMatch(d -> d.from() == label.from())
        || !label.titleScope().kinds().isEmpty();
  }

  private static boolean isNoSum(Grid grid, int column) {
    Optional<Sentence> header = grid.cell(0, column);
    if (header.isEmpty()) {
      return true;
    }
    Sentence words = header.get();
    for (int i = words.from(); i < words.to(); i++) {
      if (words.tokens().isOneOf(i, NO_SUM)) {
        return true;
      }
    }
    return false;
  }

  private static Optional<Addends> of(PlacedBlock table, Grid grid, int column, int end) {
    List<Quantity> values = new ArrayList<>();
    double sum = 0;
    for (int row = 1; row < end; row++) {
      Optional<Sentence> cell = grid.cell(row, column);
      if (cell.isEmpty() || cell.get().words() == 0 && cell.get().quantities().isEmpty()) {
        continue;
      }
      Optional<Quantity> value = ColumnTotal.value(grid, row, column);
      if (value.isEmpty()
          || value.get().from() != cell.get().from()
          || (!values.isEmpty()
              && !values.getFirst().dimension().equals(value.get().dimension()))) {
        return Optional.empty();
      }
      values.add(value.get());
      sum += value.get().low() * ColumnTotal.sign(value.get());
    }
    if (values.size() < FEWEST || values.getFirst().base().equals("%")) {
      return Optional.empty();
    }
    double made = sum;
    Unit unit = unit(values.getFirst());
    if (end == grid.rows()) {
      return Optional.of(new Addends(table, values, sum, values.getLast(), false, unit));
    }
    return ColumnTotal.value(grid, end, column)
        .filter(t -> Math.abs(t.low() - made) <= EXACT * made)
        .map(t -> new Addends(table, values, made, t, true, unit));
  }

  /// That of its numbers, or of the word over them: "Hours", "Tonnes in 2025".
  private static Unit unit(Quantity value) {
    Unit own = new Unit(value.base(), 1);
    Sentence header = value.sentence().cell().flatMap(Sentence.Cell::header).orElseThrow();
    if (!value.dimension().equals("#") || !value.noun().isEmpty()) {
      return own;
    }
    Tokens tokens = header.tokens();
    for (int i = header.from(); i < header.to(); i++) {
      boolean word =
          tokens.end(i) - tokens.start(i) > 1
              || (i + 1 < header.to() && tokens.is(i + 1, TokenClass.SLASH));
      Unit unit = word ? Unit.of(tokens.text(i)) : null;
      if (unit != null) {
        return unit;
      }
    }
    return own;
  }

  /// What its rows make, in the base unit of what they measure.
  double made() {
    return sum * unit.factor();
  }

  /// From the first number to the last, in the text; of a column with a total that total.
  Span place() {
    Span end = last.span();
    return table.place(total ? end : new Span(values.getFirst().span().start(), end.end()));
  }

  /// What stands over it.
  Sentence header() {
    return values.getFirst().sentence().cell().flatMap(Sentence.Cell::header).orElseThrow();
  }

  /// Whether one of its numbers is this one.
  boolean has(double value) {
    return values.stream()
        .anyMatch(v -> Math.abs(v.low() * unit.factor() - value) <= EXACT * Math.abs(value));
  }
}
