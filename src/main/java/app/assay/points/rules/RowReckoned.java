package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.Quantity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds the one row of a table in which a column does not follow from the others as it does in the
/// other rows: a mean of 1.5 over 0.9, 1.1 and 1.3, a change of +23.3 % from 5.1 to 6.8.
final class RowReckoned {

  /// The rows in which it comes out are so many at least.
  private static final int FEWEST = 2;

  /// The same under a header that does not say that its column is reckoned.
  private static final int FEWEST_UNNAMED = 4;

  private static final WordSet DERIVED = WordLists.words("reckoned-header");

  /// Columns after these are not reckoned with.
  private static final int MOST_COLUMNS = 8;

  /// So many times what rounding may lose it misses.
  private static final double CLEAR = 2;

  /// A value of fewer digits comes out by chance.
  private static final double SMALL = 10;

  private final ReadTable table;

  /// By row and column; null where there is no number.
  private final List<List<Optional<Quantity>>> values = new ArrayList<>();

  private final int columns;

  private RowReckoned(ReadTable table) {
    this.table = table;
    this.columns = Math.min(table.grid().columns(), MOST_COLUMNS);
    for (int row = 1; row < table.grid().rows(); row++) {
      List<Optional<Quantity>> cells = new ArrayList<>();
      for (int column = 0; column < columns; column++) {
        cells.add(column == 0 ? Optional.empty() : table.value(row, column));
      }
      values.add(cells);
    }
  }

  static List<Misfit> in(DocumentReading document) {
    List<Misfit> wrong = new ArrayList<>();
    for (ReadTable table : ReadTable.in(document)) {
      if (!P5Sum.isExplained(table.block())) {
        new RowReckoned(table).read(wrong);
      }
    }
    return wrong;
  }

  private void read(List<Misfit> wrong) {
    for (int column = 2; column < columns; column++) {
      Optional<Misfit> found = ofAll(column);
      for (int one = 1; one < column && found.isEmpty(); one++) {
        for (int other = 1; other < column && found.isEmpty(); other++) {
          if (one != other) {
            found = ofTwo(column, one, other);
          }
        }
      }
      found.ifPresent(wrong::add);
    }
  }

  /// How a column follows from others.
  private interface Reckoning {

    /// @param row the numbers of the row as they are written
    /// @return what the column should have; not a number where the row tells nothing
    double of(List<Optional<Quantity>> row);
  }

  /// A mean or a sum of all before it.
  private Optional<Misfit> ofAll(int column) {
    Optional<Misfit> mean = wrong(column, row -> mean(row, column));
    return mean.isPresent() || column < 3
        ? mean
        : wrong(column, row -> mean(row, column) * (column - 1));
  }

  private static double mean(List<Optional<Quantity>> row, int column) {
    double sum = 0;
    for (int i = 1; i < column; i++) {
      if (row.get(i).isEmpty() || !isAlike(row, i, column)) {
        return Double.NaN;
      }
      sum += signed(row.get(i).get());
    }
    return column < 3 ? Double.NaN : sum / (column - 1);
  }

  private Optional<Misfit> ofTwo(int column, int one, int other) {
    Optional<Misfit> change = wrong(column, row -> change(row, column, one, other));
    return change.isPresent() ? change : wrong(column, row -> difference(row, column, one, other));
  }

  /// By how many per cent one is more than the other.
  private static double change(List<Optional<Quantity>> row, int column, int one, int other) {
    if (!areBoth(row, one, other) || !isShare(row, column)) {
      return Double.NaN;
    }
    double before = signed(row.get(other).orElseThrow());
    return (signed(row.get(one).orElseThrow()) - before) / before * 100;
  }

  private static boolean isShare(List<Optional<Quantity>> row, int column) {
    return row.get(column).filter(q -> q.dimension().equals("%")).isPresent();
  }

  private static double difference(List<Optional<Quantity>> row, int column, int one, int other) {
    return areBoth(row, one, other) && isAlike(row, one, column)
        ? signed(row.get(one).orElseThrow()) - signed(row.get(other).orElseThrow())
        : Double.NaN;
  }

  private static boolean areBoth(List<Optional<Quantity>> row, int one, int other) {
    return row.get(one).isPresent() && row.get(other).isPresent() && isAlike(row, one, other);
  }

  private static boolean isAlike(List<Optional<Quantity>> row, int one, int other) {
    return row.get(one)
        .filter(q -> row.get(other).filter(o -> o.dimension().equals(q.dimension())).isPresent())
        .isPresent();
  }

  private static double signed(Quantity value) {
    return value.low() * ColumnTotal.sign(value);
  }

  /// Where it comes out in all rows but one, the cell of that row.
  private Optional<Misfit> wrong(int column, Reckoning reckoning) {
    int right = 0;
    List<Misfit> misfits = new ArrayList<>();
    for (List<Optional<Quantity>> row : values) {
      Optional<Quantity> told = row.get(column);
      double made = told.isPresent() ? reckoning.of(row) : Double.NaN;
      if (Double.isNaN(made) || Double.isInfinite(made) || told.orElseThrow().low() == 0) {
        continue;
      }
      double off = Math.abs(Math.abs(made) - told.orElseThrow().low());
      double slack = slack(row, column, made);
      if (off <= slack) {
        right += Math.abs(written(told.get())) >= SMALL || isFraction(told.get()) ? 1 : 0;
      } else if (off > CLEAR * slack) {
        misfits.add(
            new Misfit(
                List.of(Amounts.place(table.block(), told.get())),
                Amounts.say(told.get(), Math.abs(made))));
      } else {
        return Optional.empty();
      }
    }
    boolean headed = table.grid().cell(0, column).filter(h -> Wording.has(h, DERIVED)).isPresent();
    return right >= (headed ? FEWEST : FEWEST_UNNAMED) && misfits.size() == 1
        ? Optional.of(misfits.getFirst())
        : Optional.empty();
  }

  private static double written(Quantity value) {
    return Amounts.written(value);
  }

  private static boolean isFraction(Quantity value) {
    double written = written(value);
    return written != Math.rint(written);
  }

  /// What rounding of the value and of the others may lose.
  private static double slack(List<Optional<Quantity>> row, int column, double made) {
    Quantity told = row.get(column).orElseThrow();
    double slack = Amounts.slack(told) * 1.02;
    double relative = 0;
    double others = 0;
    for (int i = 1; i < row.size(); i++) {
      if (i != column && row.get(i).isPresent()) {
        Quantity other = row.get(i).get();
        boolean alike = other.dimension().equals(told.dimension());
        boolean whole = Amounts.written(other) == Math.rint(Amounts.written(other));
        others = alike && !whole ? Math.max(others, Amounts.slack(other)) : others;
        relative += whole ? 0 : Amounts.slack(other) / Math.max(other.low(), 1e-9);
      }
    }
    return told.dimension().equals("%")
        ? slack + relative * (100 + Math.abs(made))
        : slack + others;
  }
}
