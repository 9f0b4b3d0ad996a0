package app.assay.points.rules;

import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The columns of a text that may be added up, by what they measure and by what they make.
final class SumColumns {

  /// A sum that misses by more is one of something else.
  private static final double CLOSE = 1.17;

  /// Of more columns that make nearly as much none is meant.
  private static final int MOST = 12;

  private final Map<String, TreeMap<Double, List<Addends>>> bySum = new HashMap<>();

  private SumColumns() {}

  static SumColumns of(DocumentReading document) {
    SumColumns columns = new SumColumns();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind() == BlockKind.TABLE
          && block.reading().holdsValue()
          && !P5Sum.isExplained(block)) {
        Addends.in(block).forEach(columns::add);
      }
    }
    return columns;
  }

  private void add(Addends column) {
    bySum
        .computeIfAbsent(column.unit().dimension(), b -> new TreeMap<>())
        .computeIfAbsent(column.made(), s -> new ArrayList<>(1))
        .add(column);
  }

  boolean isEmpty() {
    return bySum.isEmpty();
  }

  /// Those that make nearly a value.
  List<Addends> near(Quantity said) {
    TreeMap<Double, List<Addends>> like = bySum.get(said.base());
    if (like == null || said.low() <= 0) {
      return List.of();
    }
    List<Addends> near = new ArrayList<>(1);
    for (List<Addends> same :
        like.subMap(said.low() / CLOSE, true, said.low() * CLOSE, true).values()) {
      near.addAll(same);
      if (near.size() > MOST) {
        return List.of();
      }
    }
    return near;
  }
}
