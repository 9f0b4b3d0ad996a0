package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Finds rows of a table that keep a limit by their word and not by their numbers: "43 | 40 | Yes"
/// under "Measured | Limit | Complies".
final class LimitKept {

  private static final WordSet LIMIT = WordLists.words("limit-header");
  private static final WordSet KEPT = WordLists.words("kept-header");
  private static final WordSet YES = WordLists.words("kept-cell");

  private LimitKept() {}

  static List<Opposed> in(DocumentReading document) {
    List<Opposed> found = new ArrayList<>();
    for (ReadTable table : ReadTable.in(document)) {
      int limit = headed(table, LIMIT);
      int kept = headed(table, KEPT);
      if (limit > 1 && kept > limit) {
        read(table, limit, kept, found);
      }
    }
    return found;
  }

  /// The one column under such a word, or -1.
  private static int headed(ReadTable table, WordSet words) {
    int found = -1;
    for (int column = 1; column < table.grid().columns(); column++) {
      if (table.grid().cell(0, column).filter(h -> Wording.has(h, words)).isPresent()) {
        if (found > 0) {
          return -1;
        }
        found = column;
      }
    }
    return found;
  }

  /// Other rows that are kept lie below their limit, so it is an upper one.
  private static void read(ReadTable table, int limit, int kept, List<Opposed> found) {
    List<Opposed> above = new ArrayList<>();
    int below = 0;
    for (int row = 1; row < table.grid().rows(); row++) {
      Optional<Quantity> value = table.value(row, limit - 1);
      Optional<Quantity> most = ofLimit(table, row, limit);
      Optional<Sentence> word = table.grid().cell(row, kept).filter(LimitKept::isYes);
      if (value.isEmpty()
          || most.isEmpty()
          || word.isEmpty()
          || !value.get().base().equals(most.get().base())) {
        continue;
      }
      if (value.get().low() > most.get().low()) {
        above.add(
            new Opposed(
                Amounts.place(table.block(), value.get()), table.block().place(word.get().span())));
      } else {
        below++;
      }
    }
    if (below > above.size() && above.size() == 1) {
      found.addAll(above);
    }
  }

  /// Its number, also where a sign makes it a bound: "≤ 40".
  private static Optional<Quantity> ofLimit(ReadTable table, int row, int column) {
    return table
        .grid()
        .cell(row, column)
        .map(Sentence::quantities)
        .filter(q -> q.size() == 1 && !q.getFirst().isRange() && !q.getFirst().isWhen())
        .map(List::getFirst)
        .filter(q -> q.bound() != Quantity.Bound.LOWER);
  }

  private static boolean isYes(Sentence cell) {
    return YES.contains(cell.text().strip().toLowerCase(Locale.ROOT));
  }
}
