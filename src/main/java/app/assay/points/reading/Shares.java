package app.assay.points.reading;

import java.util.Map;

/// Shares in words, in per cent.
final class Shares {

  private static final Map<String, Double> SHARES =
      Map.of("half", 50.0, "third", 100 / 3.0, "quarter", 25.0, "fifth", 20.0, "tenth", 10.0);

  private Shares() {}

  /// @return `NaN` for any other word
  static double of(String word) {
    return SHARES.getOrDefault(word, Double.NaN);
  }
}
