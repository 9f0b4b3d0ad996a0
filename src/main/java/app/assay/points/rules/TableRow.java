package app.assay.points.rules;

import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import java.util.ArrayList;
import java.util.List;

/// The other cells of a cell's row: of a timeline they say what happened then.
final class TableRow {

  /// Cells so far off are not of what a day is of.
  private static final int REACH = 8;

  private TableRow() {}

  /// @param sentences those of a table
  /// @param at the number of a cell; of what is no cell there are none
  static List<Sentence> of(List<Sentence> sentences, int at) {
    List<Sentence> row = new ArrayList<>();
    sentences
        .get(at)
        .cell()
        .ifPresent(
            cell -> {
              add(sentences, at, -1, cell.row(), row);
              add(sentences, at, 1, cell.row(), row);
            });
    return row;
  }

  private static void add(
      List<Sentence> sentences, int at, int step, int number, List<Sentence> row) {
    for (int i = at + step;
        i >= 0 && i < sentences.size() && Math.abs(i - at) <= REACH;
        i += step) {
      Sentence other = sentences.get(i);
      if (other.cell().isEmpty() || other.cell().get().row() != number) {
        return;
      }
      row.add(other);
    }
  }

  /// Their words, one for each meaning.
  static StemSet words(List<Sentence> row) {
    StemSet words = StemSet.EMPTY;
    for (Sentence cell : row) {
      words = words.plus(cell.stems());
    }
    return words.map(Synonyms::of);
  }
}
