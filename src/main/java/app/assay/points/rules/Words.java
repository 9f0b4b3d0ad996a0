package app.assay.points.rules;

import app.assay.points.reading.StemSet;
import java.util.HashMap;
import java.util.Map;

/// In how many sentences with values a word stands: rare words tell most.
final class Words {

  private final Map<Integer, Integer> counts = new HashMap<>();

  void count(StemSet words) {
    for (int i = 0; i < words.size(); i++) {
      counts.merge(words.get(i), 1, Integer::sum);
    }
  }

  double weight(int stem) {
    int count = counts.getOrDefault(stem, 0);
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
