package app.assay.points.rules;

import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/// The values of a text by the words of their nouns, so that whoever asks for others of the same
/// things need not go through the whole text for each.
final class ValuesByNoun {

  private final Map<Integer, List<Quantity>> values = new HashMap<>();

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
      values.computeIfAbsent(quantity.noun().get(i), n -> new ArrayList<>(2)).add(quantity);
    }
  }

  /// True when one of the values whose noun shares a word with that of a value is such.
  boolean any(Quantity value, Predicate<Quantity> such) {
    for (int i = 0; i < value.noun().size(); i++) {
      if (values.getOrDefault(value.noun().get(i), List.of()).stream().anyMatch(such)) {
        return true;
      }
    }
    return false;
  }
}
