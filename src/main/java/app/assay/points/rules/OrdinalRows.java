package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Two rows of a table, "First harvest" and "Second harvest", whose dates stand the other way
/// round.
final class OrdinalRows {

  private static final List<WordSet> ORDINALS =
      List.of(
          WordLists.words("ordinal-first"),
          WordLists.words("ordinal-second"),
          WordLists.words("ordinal-third"));

  private OrdinalRows() {}

  private record Row(int rank, String noun, DateMention date, Span place) {

    boolean contradicts(Row later) {
      return rank < later.rank
          && noun.equals(later.noun)
          && DatePairs.isJustBefore(later.date, date);
    }
  }

  /// The dates of two such rows.
  record Pair(Span first, Span second) {}

  static List<Pair> in(PlacedBlock block, Grid grid) {
    List<Row> rows = new ArrayList<>();
    for (int row = 1; row < grid.rows(); row++) {
      Optional<Sentence> label = grid.cell(row, 0);
      Optional<Sentence> cell = grid.columns() < 2 ? Optional.empty() : grid.cell(row, 1);
      if (label.isPresent() && cell.isPresent()) {
        row(block, label.get(), cell.get()).ifPresent(rows::add);
      }
    }
    List<Pair> pairs = new ArrayList<>();
    for (Row one : rows) {
      for (Row other : rows) {
        if (one.contradicts(other)) {
          pairs.add(new Pair(one.place, other.place));
        }
      }
    }
    return pairs;
  }

  private static Optional<Row> row(PlacedBlock block, Sentence label, Sentence cell) {
    List<DateMention> dates = DatePairs.in(cell);
    int words = label.to() - label.from();
    if (dates.size() != 1 || dates.getFirst().from() != cell.from() || words > 2) {
      return Optional.empty();
    }
    for (int rank = 0; rank < ORDINALS.size(); rank++) {
      if (label.tokens().isOneOf(label.from(), ORDINALS.get(rank))) {
        String noun = words == 2 ? label.tokens().lower(label.from() + 1) : "";
        DateMention date = dates.getFirst();
        Span place = block.place(cell.tokens().span(date.from(), date.to()));
        return Optional.of(new Row(rank, noun, date, place));
      }
    }
    return Optional.empty();
  }
}
