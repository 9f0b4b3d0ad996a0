package app.assay.points.rules;

import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A table that prose may speak of.
///
/// @param around the words of its heading and of its caption
record ReadTable(PlacedBlock block, Grid grid, StemSet around) {

  /// A text of more tables is a set of data.
  private static final int MOST = 40;

  private static final int MOST_ROWS = 60;

  private static final int MOST_COLUMNS = 12;

  /// Those of a text.
  private record All(List<ReadTable> tables) {}

  static List<ReadTable> in(DocumentReading document) {
    return document.derive(All.class, ReadTable::read).tables;
  }

  private static All read(DocumentReading document) {
    List<ReadTable> tables = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind() == BlockKind.TABLE && tables.size() < MOST) {
        Grid.of(block.reading())
            .filter(g -> g.rows() > 2 && g.rows() <= MOST_ROWS && g.columns() <= MOST_COLUMNS)
            .map(g -> new ReadTable(block, g, around(block)))
            .ifPresent(tables::add);
      }
    }
    return new All(List.copyOf(tables));
  }

  /// The words of the heading and the caption over a table.
  static StemSet around(PlacedBlock block) {
    StemSet words = StemSet.EMPTY;
    for (BlockReading over : block.around().captionAbove().stream().toList()) {
      words = words.plus(words(over));
    }
    List<BlockReading> headings = block.around().headings();
    return headings.isEmpty() ? words : words.plus(words(headings.getLast()));
  }

  private static StemSet words(BlockReading block) {
    StemSet words = StemSet.EMPTY;
    for (Sentence sentence : block.sentences()) {
      words = words.plus(sentence.stems());
    }
    return words;
  }

  /// The words of a cell; none where it is empty.
  StemSet words(int row, int column) {
    return grid.cell(row, column).map(Sentence::stems).orElse(StemSet.EMPTY);
  }

  /// The one exact value of a cell that says nothing of a discrepancy.
  Optional<Quantity> value(int row, int column) {
    return ColumnTotal.value(grid, row, column)
        .filter(q -> !q.isWhen() && Amounts.isTelling(q.sentence()));
  }

  boolean isTotal(int row) {
    return grid.label(row).filter(Stated::isTotal).isPresent();
  }
}
