package app.assay.points.weighing;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Remarks;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/// What is weighed of a table as a whole: the words over and under it, of its header and of the
/// heading, and the kinds of its figures. Whether its figures have a source is mostly said there.
public final class TableFeatures {

  private TableFeatures() {}

  /// Tells what a table shows.
  public static void read(BlockReading table, Surroundings around, ZonedSink sink) {
    sink.zone(Zone.NONE);
    Features.readHeading(around, sink);
    sink.zone(Zone.ABOVE);
    read(around.captionAbove(), sink);
    sink.zone(Zone.BELOW);
    read(around.captionBelow(), sink);
    Set<Shape> shapes = EnumSet.noneOf(Shape.class);
    for (Sentence cell : table.sentences()) {
      Sentence.Cell place = cell.cell().orElseThrow();
      if (place.isHeader()) {
        sink.zone(Zone.HEADER);
        Features.read(cell, BlockKind.TABLE, sink);
      } else if (place.column() > 0) {
        sink.zone(Zone.CELLS);
        figures(cell, shapes, sink);
      }
    }
  }

  private static void read(Optional<BlockReading> beside, FeatureSink sink) {
    beside.ifPresent(block -> block.sentences().forEach(s -> Features.read(s, block.kind(), sink)));
  }

  /// Each kind of figure once, however many there are. Notes and markers are passed over, so that a
  /// fix that puts one into a cell changes nothing here.
  private static void figures(Sentence cell, Set<Shape> shapes, FeatureSink sink) {
    if (cell.has(TokenClass.NUM) || cell.has(TokenClass.CHECK)) {
      boolean remarked = Remarks.mayBeIn(cell);
      for (int i = cell.from(); i < cell.to(); i++) {
        Shape shape = Shape.of(cell.tokens(), i);
        if (shape != null && !(remarked && Remarks.hold(cell, i)) && shapes.add(shape)) {
          sink.word(cell.tokens(), i);
        }
      }
    }
  }
}
