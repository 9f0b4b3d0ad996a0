package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What the sentences of a text say that its tables make. What they say while they tell of a
/// discrepancy counts too, so that to state one brings up no other.
final class SumsTold {

  private final SumColumns columns;
  private final List<SumTold> wrong = new ArrayList<>();

  /// Where a sentence says what a column makes.
  private final Set<Quantity> right = Collections.newSetFromMap(new IdentityHashMap<>());

  private final Set<Addends> confirmed = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Map<Addends, Set<Double>> numbers = new IdentityHashMap<>();

  private SumsTold(SumColumns columns) {
    this.columns = columns;
  }

  static SumsTold of(DocumentReading document) {
    return document.derive(SumsTold.class, SumsTold::read);
  }

  private static SumsTold read(DocumentReading document) {
    SumsTold sums = new SumsTold(SumColumns.of(document));
    if (sums.columns.isEmpty()) {
      return sums;
    }
    for (PlacedBlock block : document.blocks()) {
      BlockKind kind = block.reading().kind();
      if (kind.speaks() && kind != BlockKind.TABLE && block.reading().holdsValue()) {
        sums.read(block);
      }
    }
    return sums;
  }

  private void read(PlacedBlock block) {
    for (Sentence sentence : block.reading().sentences()) {
      if (!sentence.isQuestion() && !sentence.has(Cue.HYPOTHETICAL)) {
        for (Quantity said : sentence.quantities()) {
          List<Addends> near = columns.near(said);
          if (!near.isEmpty() && SumTold.isWhole(said)) {
            read(block, said, near);
          }
        }
      }
    }
  }

  private void read(PlacedBlock block, Quantity said, List<Addends> near) {
    List<SumTold> like =
        near.stream()
            .map(column -> new SumTold(block, said, column))
            .filter(SumTold::isOfColumn)
            .toList();
    if (like.stream().anyMatch(told -> told.column().has(said.low()))) {
      return;
    }
    for (SumTold told : like) {
      if (told.isRight()) {
        right.add(said);
        confirmed.add(told.column());
      }
    }
    boolean part = like.stream().anyMatch(SumTold::isPartOfRight);
    if (like.size() == 1 && !part && !right.contains(said)) {
      SumTold told = like.getFirst();
      wrong.add(told);
      numbers.computeIfAbsent(told.column(), c -> new HashSet<>()).add(said.low());
    }
  }

  /// What is said wrongly. Where a text gives two such numbers for one column, neither need be that
  /// of its rows.
  List<SumTold> wrong() {
    return wrong.stream()
        .filter(told -> !told.isExplained())
        .filter(told -> numbers.getOrDefault(told.column(), Set.of()).size() == 1)
        .toList();
  }

  /// Another place says what the rows make.
  boolean isConfirmed(Addends column) {
    return confirmed.contains(column);
  }

  /// The value is what the rows of a table make.
  boolean isRight(Quantity value) {
    return right.contains(value);
  }
}
