package app.assay.points.rules;

import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Proof;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Stems;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Whether two cells of tables give the value of the same thing.
final class TableLikeness {

  private static final int VALUE = Stems.of("value");

  /// What a Source of Truth adds to its labels.
  private static final StemSet MARKERS =
      Stream.of("stable", "check", "volatile", "snapshot")
          .map(word -> StemSet.of(Stems.of(word)))
          .reduce(StemSet.EMPTY, StemSet::plus);

  private TableLikeness() {}

  /// Rows with one label under like headers; in two tables that differ in all their rows the tables
  /// are of two things.
  static boolean isSame(PlacedBlock atA, Quantity a, PlacedBlock atB, Quantity b) {
    boolean alike =
        a.dimension().equals(b.dimension())
            && !a.isDate()
            && a.scope().mayBeThatOf(b.scope())
            && isEqual(a.keys(), b.keys())
            && label(a).equalsIgnoreCase(label(b))
            && hasWord(label(a))
            && a.sentence().quantities().size() == 1
            && b.sentence().quantities().size() == 1
            && header(a).equalsIgnoreCase(header(b));
    if (!alike) {
      return false;
    }
    if (atA == atB) {
      return column(a) == column(b) && isOnlyValue(atA, a, b);
    }
    return agreesElsewhere(atA, a, atB, b);
  }

  /// Rows of two lists of values whose labels have the same words in another order: "Length of the
  /// main quay" and "Main quay, length".
  static boolean isReworded(Stated a, Stated b) {
    Quantity one = a.quantity();
    Quantity other = b.quantity();
    StemSet label = a.label().without(MARKERS);
    return a.block() != b.block()
        && label.size() > 1
        && isEqual(label, b.label().without(MARKERS))
        && one.dimension().equals(other.dimension())
        && !one.isDate()
        && one.scope().mayBeThatOf(other.scope())
        && isOfValues(a.header())
        && isOfValues(b.header());
  }

  /// "Value", or a header that says nothing at all.
  private static boolean isOfValues(StemSet header) {
    return header.isEmpty() || (header.size() == 1 && header.contains(VALUE));
  }

  private static boolean hasWord(String label) {
    return label.chars().filter(Character::isLetter).count() > 2;
  }

  private static String header(Quantity quantity) {
    return quantity.sentence().cell().flatMap(Sentence.Cell::header).map(Sentence::text).orElse("");
  }

  private static boolean isEqual(StemSet a, StemSet b) {
    return !a.isEmpty() && a.size() == b.size() && a.isWithin(b);
  }

  private static String label(Quantity quantity) {
    return quantity.sentence().cell().flatMap(Sentence.Cell::label).map(Sentence::text).orElse("");
  }

  /// Within one table no other column tells the rows apart, but for sources and dates.
  private static boolean isOnlyValue(PlacedBlock block, Quantity a, Quantity b) {
    for (Sentence cell : row(block, a)) {
      int column = cell.cell().orElseThrow().column();
      boolean value = column == column(a);
      boolean source = cell.cell().orElseThrow().proof() != Proof.UNASKED;
      Optional<Sentence> other =
          row(block, b).stream().filter(c -> c.cell().orElseThrow().column() == column).findFirst();
      boolean same = other.filter(o -> o.text().equals(cell.text())).isPresent();
      if (!value && !source && !same) {
        return false;
      }
    }
    return true;
  }

  private static List<Sentence> row(PlacedBlock block, Quantity quantity) {
    int row = quantity.sentence().cell().orElseThrow().row();
    return block.reading().sentences().stream()
        .filter(s -> s.cell().orElseThrow().row() == row)
        .toList();
  }

  private static int column(Quantity quantity) {
    return quantity.sentence().cell().orElseThrow().column();
  }

  /// Of the labels that two tables share, no other differs.
  private static boolean agreesElsewhere(PlacedBlock atA, Quantity a, PlacedBlock atB, Quantity b) {
    int differ = 0;
    for (Sentence one : atA.reading().sentences()) {
      for (Sentence two : atB.reading().sentences()) {
        if (isOf(one, column(a))
            && isOf(two, column(b))
            && label(one).equalsIgnoreCase(label(two))
            && !one.text().equals(two.text())) {
          differ++;
        }
      }
    }
    return differ == 1;
  }

  private static boolean isOf(Sentence sentence, int column) {
    return sentence.cell().filter(c -> !c.isHeader() && c.column() == column).isPresent();
  }

  private static String label(Sentence sentence) {
    return sentence.cell().flatMap(Sentence.Cell::label).map(Sentence::text).orElse("");
  }
}
