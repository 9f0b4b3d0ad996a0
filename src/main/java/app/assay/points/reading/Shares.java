package app.assay.points.reading;

import app.assay.points.lexicon.WordSet;
import java.util.Map;

/// Shares in words, in per cent.
final class Shares {

  private static final Map<String, Double> SHARES =
      Map.of("half", 50.0, "third", 100 / 3.0, "quarter", 25.0, "fifth", 20.0, "tenth", 10.0);

  private static final WordSet WORDS = WordSet.copyOf(SHARES.keySet());

  private Shares() {}

  /// @return `NaN` for any other token
  static double of(Tokens tokens, int token) {
    return tokens.isOneOf(token, WORDS)
        ? SHARES.getOrDefault(tokens.lower(token), Double.NaN)
        : Double.NaN;
  }
}
