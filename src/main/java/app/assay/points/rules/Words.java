package app.assay.points.rules;

import app.assay.points.reading.StemSet;

/// In how many sentences with values a word stands: rare words tell most.
final class Words {

  private final StemTable counts = new StemTable(0);

  void count(StemSet words) {
    for (int i = 0; i < words.size(); i++) {
      int word = words.get(i);
      counts.put(word, counts.get(word) + 1);
    }
  }

  double weight(int stem) {
    int count = counts.get(stem);
    return count <= 2 ? 1 : count <= 4 ? 0.75 : count <= 8 ? 0.5 : 0.25;
  }

  double weight(StemSet stems) {
    double sum = 0;
    for (int i = 0; i < stems.size(); i++) {
      sum += weight(stems.get(i));
    }
    return sum;
  }
}
