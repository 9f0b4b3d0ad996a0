package app.assay.judge.similarity;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// How much of a text another one says in the same words.
final class Coverage {

  private Coverage() {}

  static double of(String text, String by, List<String> among) {
    Map<String, Integer> frequency = new HashMap<>();
    for (String one : among) {
      Set.copyOf(Features.words(one)).forEach(word -> frequency.merge(word, 1, Integer::sum));
    }
    Set<String> wanted = new HashSet<>(Features.words(text));
    Set<String> there = new HashSet<>(Features.words(by));
    double all = 0;
    double met = 0;
    for (String word : wanted) {
      double weight = Weights.rarity(among.size(), frequency.getOrDefault(word, 0));
      all += weight;
      met += there.contains(word) ? weight : 0;
    }
    return all == 0 ? 0 : met / all;
  }
}
