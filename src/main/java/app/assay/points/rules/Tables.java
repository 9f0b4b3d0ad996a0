package app.assay.points.rules;

import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The values of tables, read when they are asked for.
final class Tables {

  private static final double EXACT = 1e-9;

  /// Counts up to this are found in many a table.
  private static final int SMALL = 20;

  private static final int FEWEST_PARTS = 3;

  private static final double ABOUT = 0.15;

  private final IdentityHashMap<PlacedBlock, List<Quantity>> known = new IdentityHashMap<>();
  private final Map<String, Set<Double>> cells = new HashMap<>();

  /// Takes note of a cell's value.
  void add(Quantity value) {
    cells.computeIfAbsent(value.base(), b -> new HashSet<>()).add(value.low());
  }

  /// True when this or another table gives this very value, or its columns add up to it: then a
  /// sentence with it agrees with the table.
  boolean give(PlacedBlock table, Quantity value) {
    if (!(value.isCount() && value.low() <= SMALL)
        && cells.getOrDefault(value.base(), Set.of()).contains(value.low())) {
      return true;
    }
    Map<Integer, Double> sums = new HashMap<>();
    for (Quantity cell : of(table)) {
      if (cell.base().equals(value.base())) {
        if (isSame(cell.low(), value.low())) {
          return true;
        }
        sums.merge(column(cell), cell.low(), Double::sum);
      }
    }
    return sums.values().stream().anyMatch(s -> isSame(s, value.low()));
  }

  /// True where one of two values is a cell of several rows that together make up about as much as
  /// the other: that is told of all of them.
  boolean arePartAndWhole(Stated a, Stated b) {
    return (a.isCell() && !b.isCell() && !a.isTotal() && isPart(a.block(), a.quantity(), b))
        || (b.isCell() && !a.isCell() && !b.isTotal() && isPart(b.block(), b.quantity(), a));
  }

  private boolean isPart(PlacedBlock table, Quantity cell, Stated stated) {
    Quantity whole = stated.quantity();
    double sum = 0;
    int rows = 0;
    for (Quantity other : of(table)) {
      if (other.base().equals(whole.base()) && column(other) == column(cell)) {
        sum += other.low();
        rows++;
      }
    }
    return rows >= FEWEST_PARTS
        && cell.low() < whole.low()
        && Math.abs(sum - whole.low()) <= ABOUT * whole.low();
  }

  /// True where one of two values is a cell, and another cell of its row gives the other value:
  /// "cash is $2.07M" by "Cash | $2.51M | $2.07M".
  boolean areOfOneRow(Stated a, Stated b) {
    return (a.isInTable() && !b.isInTable() && isBeside(a, b.quantity()))
        || (b.isInTable() && !a.isInTable() && isBeside(b, a.quantity()));
  }

  private boolean isBeside(Stated cell, Quantity value) {
    if (!cell.quantity().isInCell()) {
      return false;
    }
    int row = row(cell.quantity());
    return of(cell.block()).stream()
        .anyMatch(
            q ->
                q != cell.quantity()
                    && row(q) == row
                    && q.base().equals(value.base())
                    && isSame(q.low(), value.low()));
  }

  /// How many columns of a row hold values of one dimension.
  int likeColumns(PlacedBlock table, Quantity value) {
    return (int)
        of(table).stream()
            .filter(q -> q.base().equals(value.base()) && row(q) == row(value))
            .map(Tables::column)
            .distinct()
            .count();
  }

  private List<Quantity> of(PlacedBlock table) {
    return known.computeIfAbsent(table, Tables::read);
  }

  private static List<Quantity> read(PlacedBlock table) {
    List<Quantity> quantities = new ArrayList<>();
    for (Sentence cell : table.reading().sentences()) {
      if (cell.cell().filter(c -> c.row() > 0 && c.column() > 0).isPresent()) {
        quantities.addAll(cell.quantities());
      }
    }
    return quantities;
  }

  private static boolean isSame(double a, double b) {
    return Math.abs(a - b) <= EXACT * Math.max(1, Math.abs(b));
  }

  private static int column(Quantity quantity) {
    return quantity.sentence().cell().orElseThrow().column();
  }

  private static int row(Quantity quantity) {
    return quantity.sentence().cell().orElseThrow().row();
  }
}
