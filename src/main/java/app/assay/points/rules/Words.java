package app.assay.points.rules;

import app.assay.points.reading.StemSet;
import java.util.ArrayList;
import java.util.List;

/// In how many sentences with values a word stands: rare words tell most.
final class Words {

  private final StemTable counts = new StemTable(0);

  /// Not counted yet: few texts ask how rare a word is.
  private final List<Stated> expected = new ArrayList<>();

  /// Takes note of the first value of a sentence.
  void expect(Stated first) {
    expected.add(first);
  }

  double weight(int stem) {
    if (!expected.isEmpty()) {
      expected.forEach(first -> count(first.near()));
      expected.clear();
    }
    int count = counts.get(stem);
    return count <= 2 ? 1 : count <= 4 ? 0.75 : count <= 8 ? 0.5 : 0.25;
  }

  private void count(StemSet words) {
    for (int i = 0; i < words.size(); i++) {
      int word = words.get(i);
      counts.put(word, counts.get(word) + 1);
    }
  }

  double weight(StemSet stems) {
    double sum = 0;
    for (int i = 0; i < stems.size(); i++) {
      sum += weight(stems.get(i));
    }
    return sum;
  }
}
