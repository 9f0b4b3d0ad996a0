package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Finds two numbers of things that a text calls by the same words and knows already: "three
/// breaking changes" and then "the two breaking changes". Fewer at first may be some of them.
final class SameThings {

  private static final WordSet KNOWN = WordLists.words("known-things");

  /// More are not told one by one.
  private static final int MOST = 40;

  private record Told(PlacedBlock block, Quantity number, boolean known) {}

  private SameThings() {}

  static List<Opposed> in(DocumentReading document) {
    Map<List<Integer>, List<Told>> byName = new LinkedHashMap<>();
    for (PlacedBlock block : Amounts.prose(document)) {
      for (Sentence sentence : block.reading().sentences()) {
        if (!sentence.isQuestion() && !sentence.has(Cue.HYPOTHETICAL)) {
          read(block, sentence, byName);
        }
      }
    }
    List<Opposed> found = new ArrayList<>();
    for (List<Told> told : byName.values()) {
      if (told.size() == 2
          && told.getFirst().number().low() > told.getLast().number().low()
          && told.getFirst().block() != told.getLast().block()
          && told.getLast().known()) {
        found.add(
            new Opposed(
                Amounts.place(told.getFirst().block(), told.getFirst().number()),
                Amounts.place(told.getLast().block(), told.getLast().number())));
      }
    }
    return found;
  }

  private static void read(
      PlacedBlock block, Sentence sentence, Map<List<Integer>, List<Told>> byName) {
    for (Quantity value : sentence.quantities()) {
      List<Integer> noun = name(sentence, value);
      if (value.isCount()
          && noun.size() > 1
          && !value.isInCell()
          && value.low() == Math.rint(value.low())
          && value.low() > 1
          && value.low() <= MOST) {
        boolean known =
            sentence.tokens().isOneOf(value.from() - 1, KNOWN) && Amounts.isExact(value);
        List<Told> told = byName.computeIfAbsent(noun, n -> new ArrayList<>(3));
        if (told.size() < 3 && told.stream().noneMatch(t -> t.number().low() == value.low())) {
          told.add(new Told(block, value, known));
        }
      }
    }
  }

  /// The words of what is counted, but for its number.
  private static List<Integer> name(Sentence sentence, Quantity counted) {
    List<Integer> name = new ArrayList<>();
    for (int i = counted.from() + 1; i < counted.to(); i++) {
      if (!sentence.tokens().isLight(i)) {
        name.add(sentence.stem(i));
      }
    }
    return name;
  }
}
