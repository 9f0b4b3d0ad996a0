package app.assay.points.rules;

import app.assay.points.reading.StemSet;
import java.util.ArrayList;
import java.util.List;

/// In how many sentences with values a word stands: rare words tell most.
final class Words {

  /// A text of more values surely asks: then they are counted at once, while the sentence is near.
  private static final int MANY = 64;

  private final StemTable counts = new StemTable(0);

  /// Not counted yet: few texts ask how rare a word is.
  private final List<Stated> expected = new ArrayList<>();

  private boolean asked;

  /// Takes note of the first value of a sentence.
  void expect(Stated first) {
    if (asked || expected.size() == MANY) {
      countAll();
      count(first.near());
    } else {
      expected.add(first);
    }
  }

  double weight(int stem) {
    countAll();
    int count = counts.get(stem);
    return count <= 2 ? 1 : count <= 4 ? 0.75 : count <= 8 ? 0.5 : 0.25;
  }

  private void countAll() {
    asked = true;
    if (!expected.isEmpty()) {
      expected.forEach(first -> count(first.near()));
      expected.clear();
    }
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
