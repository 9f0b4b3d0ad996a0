package app.assay.judge.similarity;

/// What a feature counts.
final class Weights {

  /// A piece of a word counts less than a word, of which it is one of many.
  private static final double PIECE = 0.4;

  private Weights() {}

  /// @param texts number of texts
  /// @param with number of texts that have it
  static double rarity(int texts, int with) {
    return Math.log(1 + (texts + 1.0) / (with + 1.0));
  }

  static double of(String feature, int count, int texts, int with) {
    double kind = feature.charAt(0) == 'g' ? PIECE : 1;
    return kind * (1 + Math.log(count)) * rarity(texts, with);
  }
}
