package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Finds as many others as there are in all: "five schools" and "the other five schools".
final class OneAndTheOthers {

  private static final WordSet OTHERS = WordLists.words("the-others");

  /// More are not told one by one.
  private static final int MOST = 40;

  private record Told(PlacedBlock block, Quantity number) {}

  private OneAndTheOthers() {}

  static List<Opposed> in(DocumentReading document) {
    List<Told> others = new ArrayList<>();
    Map<Integer, Map<Integer, Told>> totals = new HashMap<>();
    for (PlacedBlock block : Amounts.prose(document)) {
      for (Sentence sentence : block.reading().sentences()) {
        if (!sentence.isQuestion()) {
          read(block, sentence, others, totals);
        }
      }
    }
    List<Opposed> found = new ArrayList<>();
    for (Told other : others) {
      Map<Integer, Told> all = totals.getOrDefault(noun(other.number()), Map.of());
      int number = (int) other.number().low();
      Told total = all.get(number);
      if (total != null
          && total.block() != other.block()
          && all.size() == 1
          && Amounts.isExact(total.number())) {
        found.add(
            new Opposed(
                Amounts.place(total.block(), total.number()),
                Amounts.place(other.block(), other.number())));
      }
    }
    return found;
  }

  private static void read(
      PlacedBlock block,
      Sentence sentence,
      List<Told> others,
      Map<Integer, Map<Integer, Told>> totals) {
    for (Quantity value : sentence.quantities()) {
      boolean counts = value.isCount() && !value.noun().isEmpty() && !value.isInCell();
      if (counts
          && value.low() == Math.rint(value.low())
          && value.low() > 1
          && value.low() <= MOST) {
        int before = value.from() - 1;
        boolean other =
            sentence.tokens().isOneOf(before, OTHERS)
                && sentence.tokens().isWord(before - 1, "the");
        if (other) {
          others.add(new Told(block, value));
        } else {
          totals
              .computeIfAbsent(noun(value), n -> new HashMap<>())
              .putIfAbsent((int) value.low(), new Told(block, value));
        }
      }
    }
  }

  private static int noun(Quantity counted) {
    return Synonyms.of(counted.sentence().stem(counted.to() - 1));
  }
}
