package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds the one row of a table whose dates in two columns beside each other stand the other way
/// round than in all other rows: "Ad close", "On sale". What was due and when it was done may come
/// in either order.
final class ColumnOrder {

  /// So many other rows make the order of two columns.
  private static final int ROWS = 3;

  private static final WordSet PLANNED = WordLists.words("schedule-date");

  /// Over what comes in any order: "Actual", "Last seen", "Born".
  private static final WordSet FREE = WordLists.words("column-free");

  private ColumnOrder() {}

  /// Reads a date out of a cell that holds one and nothing that makes it another.
  interface Dated {
    Optional<DateMention> of(Sentence cell);
  }

  /// The row at fault.
  ///
  /// @param column the first of the two columns
  static Optional<Integer> odd(Grid grid, int column, Dated dated) {
    if (isFree(grid.header(column)) || isFree(grid.header(column + 1))) {
      return Optional.empty();
    }
    List<Integer> reversed = new ArrayList<>();
    int ordered = 0;
    for (int row = 1; row < grid.rows(); row++) {
      Optional<DateMention> first = grid.cell(row, column).flatMap(dated::of);
      Optional<DateMention> second = grid.cell(row, column + 1).flatMap(dated::of);
      if (first.isEmpty() || second.isEmpty()) {
        continue;
      }
      if (DatePairs.isBefore(second.get(), first.get())) {
        reversed.add(row);
      } else if (DatePairs.isBefore(first.get(), second.get())) {
        ordered++;
      } else {
        return Optional.empty();
      }
    }
    return reversed.size() == 1 && ordered >= ROWS
        ? Optional.of(reversed.getFirst())
        : Optional.empty();
  }

  private static boolean isFree(String header) {
    List<String> words = HeaderWords.of(header);
    return words.isEmpty() || words.stream().anyMatch(w -> PLANNED.contains(w) || FREE.contains(w));
  }
}
