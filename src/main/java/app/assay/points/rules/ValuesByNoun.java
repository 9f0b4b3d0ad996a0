package app.assay.points.rules;

import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The values of a text by the words of their nouns, so that whoever asks for others of the same
/// things need not go through the whole text for each.
final class ValuesByNoun {

  /// Beside what is listed and the value itself, another number or place remains.
  private static final int MOST_NUMBERS = 3;

  private static final int MOST_PLACES = 2;

  /// By stem and dimension; of each number the first places, and not all numbers.
  private final Map<Key, Map<Double, List<Quantity>>> values = new HashMap<>();

  private record Key(int stem, String dimension) {}

  private ValuesByNoun() {}

  static ValuesByNoun of(DocumentReading document) {
    return document.derive(ValuesByNoun.class, ValuesByNoun::read);
  }

  private static ValuesByNoun read(DocumentReading document) {
    ValuesByNoun all = new ValuesByNoun();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks() && block.reading().holdsValue()) {
        for (Sentence sentence : block.reading().sentences()) {
          sentence.quantities().forEach(all::add);
        }
      }
    }
    return all;
  }

  private void add(Quantity quantity) {
    for (int i = 0; i < quantity.noun().size(); i++) {
      Map<Double, List<Quantity>> numbers =
          values.computeIfAbsent(
              new Key(quantity.noun().get(i), quantity.dimension()), k -> new HashMap<>(2));
      if (numbers.size() < MOST_NUMBERS || numbers.containsKey(quantity.low())) {
        List<Quantity> places = numbers.computeIfAbsent(quantity.low(), n -> new ArrayList<>(1));
        if (places.size() < MOST_PLACES) {
          places.add(quantity);
        }
      }
    }
  }

  /// True when another value of the same measure, whose noun shares a word with that of a value, is
  /// another number.
  boolean tellOther(Quantity value, double number) {
    for (int i = 0; i < value.noun().size(); i++) {
      for (List<Quantity> same :
          values.getOrDefault(new Key(value.noun().get(i), value.dimension()), Map.of()).values()) {
        if (same.getFirst().low() != number && same.stream().anyMatch(q -> q != value)) {
          return true;
        }
      }
    }
    return false;
  }
}
