package app.assay.judge.similarity;

/// The texts that have one feature, with its weight in each.
final class Postings {

  private final int[] texts;
  private final double[] weights;
  private int size;

  /// @param expected how many there will be
  Postings(int expected) {
    texts = new int[expected];
    weights = new double[expected];
  }

  int expected() {
    return texts.length;
  }

  void add(int text, double weight) {
    texts[size] = text;
    weights[size] = weight;
    size++;
  }

  void addTo(double[] scores, double weight) {
    for (int i = 0; i < size; i++) {
      scores[texts[i]] += weight * weights[i];
    }
  }
}
