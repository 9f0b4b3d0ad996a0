package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The total that a table gives under a column of numbers, and what they add up to.
///
/// @param table its block
/// @param total the cell's value
/// @param sum of the rows above it
record ColumnTotal(PlacedBlock table, Quantity total, double sum) {

  private static final int FEWEST = 2;

  /// A total that misses by more is one of something else.
  private static final double FARTHEST = 0.25;

  private static final double EXACT = 1e-6;

  /// Shares add up to that, and no other total of shares is a sum.
  private static final double WHOLE = 100;

  /// A share that is rounded to a whole number misses by so much at most.
  private static final double SHARE = 0.5;

  /// "Of which", "thereof": the row is part of the one above.
  private static final WordSet PARTS = WordLists.words("part-of-total");

  /// The totals of a table that are not the sums of their columns.
  static List<ColumnTotal> wrong(PlacedBlock table) {
    Optional<Grid> grid = Grid.of(table.reading()).filter(ColumnTotal::isSummed);
    List<ColumnTotal> wrong = new ArrayList<>();
    for (int column = 1; grid.isPresent() && column < grid.get().columns(); column++) {
      of(table, grid.get(), column).filter(ColumnTotal::isWrong).ifPresent(wrong::add);
    }
    return wrong;
  }

  /// The column of a value has a total that is the sum of its rows.
  static boolean holds(PlacedBlock table, Quantity value) {
    int column = value.sentence().cell().orElseThrow().column();
    return Grid.of(table.reading())
        .filter(ColumnTotal::isSummed)
        .flatMap(grid -> of(table, grid, column))
        .filter(total -> !total.isWrong())
        .isPresent();
  }

  /// The last row is the one of totals, and it alone.
  private static boolean isSummed(Grid grid) {
    int last = grid.rows() - 1;
    for (int row = 1; row <= last; row++) {
      Optional<Sentence> label = grid.label(row);
      boolean total = label.filter(Stated::isTotal).isPresent();
      boolean part = label.filter(l -> l.tokens().isOneOf(l.from(), PARTS)).isPresent();
      if (total != (row == last) || part) {
        return false;
      }
    }
    return last > FEWEST;
  }

  private static Optional<ColumnTotal> of(PlacedBlock table, Grid grid, int column) {
    Optional<Quantity> total = addend(grid, grid.rows() - 1, column);
    if (total.isEmpty()
        || (total.get().dimension().equals("%") && Math.abs(total.get().low() - WHOLE) > EXACT)) {
      return Optional.empty();
    }
    double sum = 0;
    for (int row = 1; row < grid.rows() - 1; row++) {
      Optional<Quantity> value = addend(grid, row, column);
      if (value.filter(v -> v.dimension().equals(total.get().dimension())).isEmpty()) {
        return Optional.empty();
      }
      sum += value.get().low() * sign(value.get());
    }
    return Optional.of(new ColumnTotal(table, total.get(), sum));
  }

  /// The same, also of a cell that is nothing but a number and a bound by its header alone:
  /// "Maximum marks".
  private static Optional<Quantity> addend(Grid grid, int row, int column) {
    return value(grid, row, column)
        .or(
            () ->
                grid.cell(row, column)
                    .filter(c -> c.words() == 0 && c.quantities().size() == 1)
                    .map(c -> c.quantities().getFirst())
                    .filter(q -> !q.isRange() && !q.isDate() && !q.rough()));
  }

  /// The one number of a cell.
  static Optional<Quantity> value(Grid grid, int row, int column) {
    return grid.cell(row, column)
        .map(Sentence::quantities)
        .filter(q -> q.size() == 1 && !q.getFirst().isRange() && !q.getFirst().isDate())
        .map(List::getFirst)
        .filter(q -> !q.rough() && q.bound() == Quantity.Bound.NONE);
  }

  static int sign(Quantity value) {
    int start = value.span().start();
    String text = value.sentence().tokens().text();
    return start > 0 && "-−–".indexOf(text.charAt(start - 1)) >= 0 ? -1 : 1;
  }

  /// Rounded parts may miss a rounded total by their last digit.
  private boolean isWrong() {
    double off = Math.abs(total.low() - sum);
    boolean rounded =
        sum != Math.rint(sum)
            || total.low() != Math.rint(total.low())
            || total.dimension().equals("%");
    double slack =
        rounded && total.dimension().equals("%")
            ? Math.max(1, SHARE * table.reading().table().orElseThrow().rows().size())
            : rounded ? 0.1 * table.reading().table().orElseThrow().rows().size() : EXACT;
    return off > slack && off <= FARTHEST * Math.max(sum, total.low());
  }
}
