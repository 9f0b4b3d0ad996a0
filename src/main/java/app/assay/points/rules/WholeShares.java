package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A column of weights or shares of one whole that do not make 100 %: "Weight" over 40 %, 35 %, 20
/// % and 10 %.
///
/// @param place from the first share to the last, in the text
/// @param sum what they make
/// @param rows how many they are
record WholeShares(Span place, double sum, int rows) {

  private static final int FEWEST = 3;

  private static final double WHOLE = 100;

  /// Shares that miss it by more are not of one whole.
  private static final double FARTHEST = 12;

  /// A share that is rounded to a whole number misses by so much at most.
  private static final double ROUNDED = 0.5;

  private static final WordSet SHARES = WordLists.words("shares-of-whole");

  /// Those of a table, but for a total that says something else than 100 %.
  static List<WholeShares> wrong(PlacedBlock table) {
    Grid grid = Grid.of(table.reading()).orElseThrow();
    int last = grid.rows() - 1;
    boolean total = grid.cell(last, 0).filter(Stated::isTotal).isPresent();
    int end = total ? last : grid.rows();
    if (end <= FEWEST) {
      return List.of();
    }
    List<WholeShares> wrong = new ArrayList<>();
    for (int column = 1; column < grid.columns(); column++) {
      boolean whole = !total || isWhole(grid, last, column);
      if (whole && grid.cell(0, column).filter(WholeShares::isOfWhole).isPresent()) {
        of(table, grid, column, end).filter(WholeShares::isWrong).ifPresent(wrong::add);
      }
    }
    return wrong;
  }

  private static boolean isWhole(Grid grid, int row, int column) {
    return ColumnTotal.value(grid, row, column)
        .filter(q -> q.dimension().equals("%") && q.low() == WHOLE)
        .isPresent();
  }

  private static boolean isOfWhole(Sentence header) {
    for (int i = header.from(); i < header.to(); i++) {
      if (header.tokens().isOneOf(i, SHARES)) {
        return true;
      }
    }
    return false;
  }

  private static Optional<WholeShares> of(PlacedBlock table, Grid grid, int column, int end) {
    double sum = 0;
    int start = -1;
    int stop = -1;
    for (int row = 1; row < end; row++) {
      Optional<Quantity> share =
          ColumnTotal.value(grid, row, column).filter(q -> q.dimension().equals("%"));
      if (share.isEmpty()) {
        return Optional.empty();
      }
      sum += share.get().low();
      start = row == 1 ? share.get().span().start() : start;
      stop = share.get().span().end();
    }
    return Optional.of(new WholeShares(table.place(new Span(start, stop)), sum, end - 1));
  }

  private boolean isWrong() {
    double off = Math.abs(sum - WHOLE);
    return off > Math.max(1.5, rows * ROUNDED) && off <= FARTHEST;
  }
}
