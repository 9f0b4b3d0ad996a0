package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import java.util.List;
import java.util.Optional;

/// What the sentence right below a table says that its rows make together: "together these sources
/// cover the full €12 million".
final class SumBeside {

  private static final WordSet TOGETHER = WordLists.words("adds-up");

  private static final int FEWEST = 2;

  /// A sum that misses by more is one of something else.
  private static final double FARTHEST = 0.2;

  /// So much is lost in rounding.
  private static final double ROUNDED = 0.006;

  private SumBeside() {}

  /// The sum that is said, and that of the column, where the two differ and no other column fits.
  static Optional<ColumnTotal> wrong(PlacedBlock table, PlacedBlock below) {
    List<Sentence> sentences = below.reading().sentences();
    if (sentences.isEmpty()) {
      return Optional.empty();
    }
    Sentence sentence = sentences.getFirst();
    if (!sentence.mayHold(TOGETHER)
        || !isTogether(sentence)
        || sentence.isQuestion()
        || sentence.hasAny(Cue.DISCREPANCY, Cue.HYPOTHETICAL)) {
      return Optional.empty();
    }
    return Grid.of(table.reading()).flatMap(grid -> wrong(grid, below, sentence));
  }

  private static boolean isTogether(Sentence sentence) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, TOGETHER)) {
        return true;
      }
    }
    return false;
  }

  private static Optional<ColumnTotal> wrong(Grid grid, PlacedBlock below, Sentence sentence) {
    Optional<ColumnTotal> wrong = Optional.empty();
    for (int column = 1; column < grid.columns(); column++) {
      for (Quantity said : sentence.quantities()) {
        double sum = said.isDate() || said.isRange() ? 0 : sum(grid, column, said);
        double off = Math.abs(sum - said.low());
        if (sum > 0 && off <= ROUNDED * sum) {
          return Optional.empty();
        }
        if (sum > 0
            && off <= FARTHEST * sum
            && !said.rough()
            && said.bound() == Quantity.Bound.NONE) {
          wrong = Optional.of(new ColumnTotal(below, said, sum));
        }
      }
    }
    return wrong;
  }

  /// Of the numbers of a column, each of the unit of a value; 0 where one is of another.
  private static double sum(Grid grid, int column, Quantity said) {
    double sum = 0;
    int count = 0;
    for (int row = 1; row < grid.rows(); row++) {
      if (grid.label(row).filter(Stated::isTotal).isPresent()) {
        continue;
      }
      Optional<Quantity> value =
          grid.cell(row, column)
              .map(Sentence::quantities)
              .filter(q -> q.size() == 1 && !q.getFirst().isRange())
              .map(List::getFirst)
              .filter(q -> q.dimension().equals(said.dimension()) && !q.base().equals("%"));
      if (value.isEmpty()) {
        return 0;
      }
      sum += value.get().low() * ColumnTotal.sign(value.get());
      count++;
    }
    return count >= FEWEST ? sum : 0;
  }
}
