package app.assay.points.rules;

import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Where a text gives each of its larger values, so that a sum is looked up and not searched for
/// again and again.
final class LargeValues {

  private final Map<Double, List<Place>> places = new HashMap<>();

  private LargeValues() {}

  /// One place that gives a value.
  record Place(PlacedBlock block, Quantity quantity) {}

  /// @param least smaller values are left out
  static LargeValues of(DocumentReading document, double least) {
    LargeValues values = new LargeValues();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks() && block.reading().holdsValue()) {
        for (Sentence sentence : block.reading().sentences()) {
          for (Quantity quantity : sentence.quantities()) {
            if (quantity.low() >= least) {
              values
                  .places
                  .computeIfAbsent(quantity.low(), v -> new ArrayList<>(1))
                  .add(new Place(block, quantity));
            }
          }
        }
      }
    }
    return values;
  }

  /// The places that give a value, in the order of the text.
  List<Place> of(double value) {
    return places.getOrDefault(value, List.of());
  }
}
