package app.assay.points.rules;

import app.assay.points.reading.Sentence;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// A column whose cells are a few words that come again, "high" and "low", "open" and "closed".
///
/// @param number its place in the table
/// @param rows how many rows have such a word
/// @param kinds how often each stands there, in lower case
record KindColumn(ReadTable table, int number, int rows, Map<String, Integer> kinds) {

  private static final int MOST_KINDS = 6;

  /// "In progress": a kind has no more words.
  static final int LONGEST = 2;

  private static final int FEWEST_ROWS = 3;

  /// Those of a table.
  static List<KindColumn> of(ReadTable table) {
    List<KindColumn> columns = new ArrayList<>();
    for (int column = 1; column < table.grid().columns(); column++) {
      of(table, column).ifPresent(columns::add);
    }
    return columns;
  }

  private static Optional<KindColumn> of(ReadTable table, int column) {
    Map<String, Integer> kinds = new HashMap<>();
    int rows = 0;
    for (int row = 1; row < table.grid().rows(); row++) {
      if (table.isTotal(row)) {
        continue;
      }
      String kind = table.grid().cell(row, column).map(KindColumn::kind).orElse("");
      if (kind.isEmpty()) {
        return Optional.empty();
      }
      kinds.merge(kind, 1, Integer::sum);
      rows++;
    }
    boolean few = kinds.size() > 1 && kinds.size() <= MOST_KINDS && kinds.size() < rows;
    return few && rows >= FEWEST_ROWS
        ? Optional.of(new KindColumn(table, column, rows, kinds))
        : Optional.empty();
  }

  /// The words of a cell that says one or two and no number; else empty.
  static String kind(Sentence cell) {
    return cell.words() > 0 && cell.words() <= LONGEST && cell.quantities().isEmpty()
        ? cell.text().toLowerCase(Locale.ROOT)
        : "";
  }
}
