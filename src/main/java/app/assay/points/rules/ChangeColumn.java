package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A column of changes in per cent beside the two columns that it is reckoned from.
final class ChangeColumn {

  private static final WordSet CHANGES = WordLists.words("change-column");

  /// A share that is rounded misses by so many points, or by so much of itself.
  private static final double POINTS = 1.01;

  private static final double SHARE = 0.06;

  private ChangeColumn() {}

  /// A change that does not follow from its row.
  ///
  /// @param change the cell of the change
  /// @param value the later of the two numbers
  /// @param right what it should say
  record Wrong(Sentence change, Sentence value, String right) {}

  /// The wrong changes of a table; where most are wrong they are reckoned from something else.
  static List<Wrong> in(BlockReading table) {
    Optional<Grid> grid = Grid.of(table);
    List<Wrong> all = new ArrayList<>();
    for (int column = 2; grid.isPresent() && column < grid.get().columns(); column++) {
      if (isOfChanges(grid.get().header(column))) {
        List<Wrong> wrong = new ArrayList<>();
        int right = read(grid.get(), column, wrong);
        if (right > wrong.size()) {
          all.addAll(wrong);
        }
      }
    }
    return all;
  }

  private static boolean isOfChanges(String header) {
    for (String word : HeaderWords.of(header)) {
      if (CHANGES.contains(word)) {
        return true;
      }
    }
    return false;
  }

  /// Collects the wrong ones and counts those that are right.
  private static int read(Grid grid, int column, List<Wrong> wrong) {
    int right = 0;
    for (int row = 1; row < grid.rows(); row++) {
      Optional<Quantity> from = number(grid, row, column - 2);
      Optional<Quantity> to = number(grid, row, column - 1);
      Optional<Quantity> change = number(grid, row, column);
      boolean reckoned =
          from.isPresent()
              && to.isPresent()
              && change.filter(c -> c.base().equals("%")).isPresent()
              && from.get().base().equals(to.get().base())
              && !from.get().base().equals("%")
              && from.get().low() > 0;
      if (reckoned) {
        double said = change.get().low() * ColumnTotal.sign(change.get());
        double made = 100 * (to.get().low() / from.get().low() - 1);
        if (Math.abs(said - made) <= Math.max(POINTS, SHARE * Math.abs(said))) {
          right++;
        } else {
          String words = String.format(Locale.ROOT, "%+.0f %%", made);
          wrong.add(new Wrong(change.get().sentence(), to.get().sentence(), words));
        }
      }
    }
    return right;
  }

  private static Optional<Quantity> number(Grid grid, int row, int column) {
    return grid.cell(row, column)
        .map(Sentence::quantities)
        .filter(q -> q.size() == 1 && !q.getFirst().isDate() && !q.getFirst().isRange())
        .map(List::getFirst);
  }
}
