package app.assay.judge.similarity;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Texts by their features, so that a text is compared only with those that share one with it.
final class LexicalIndex implements SimilarTexts {

  /// Scores are rounded to this, since sums of fractions depend on their order.
  private static final double DIGITS = 1e9;

  private final String name;
  private final List<String> folded;
  private final Map<String, Postings> postings;

  private LexicalIndex(String name, List<String> folded, Map<String, Postings> postings) {
    this.name = name;
    this.folded = folded;
    this.postings = postings;
  }

  static LexicalIndex of(String name, List<String> texts) {
    List<Map<String, Integer>> features = texts.stream().map(Features::of).toList();
    Map<String, Integer> frequency = new HashMap<>();
    features.forEach(f -> f.keySet().forEach(key -> frequency.merge(key, 1, Integer::sum)));
    Map<String, Postings> postings = new HashMap<>();
    frequency.forEach((feature, with) -> postings.put(feature, new Postings(with)));
    LexicalIndex index =
        new LexicalIndex(name, texts.stream().map(Features::fold).toList(), postings);
    for (int i = 0; i < features.size(); i++) {
      for (var weighted : index.vector(features.get(i)).entrySet()) {
        Postings with = postings.get(weighted.getKey());
        if (with != null) {
          with.add(i, weighted.getValue());
        }
      }
    }
    return index;
  }

  @Override
  public Likeness like(String text, double least, int most) {
    return Likeness.Flags.ranked(
        name, all(text).stream().filter(flag -> flag.score() >= least).toList(), most);
  }

  /// Every text that has anything in common with this one, in the order of the texts.
  List<Flag> all(String text) {
    double[] scores = new double[folded.size()];
    vector(Features.of(text))
        .forEach(
            (feature, weight) -> {
              Postings with = postings.get(feature);
              if (with != null) {
                with.addTo(scores, weight);
              }
            });
    String same = Features.fold(text);
    List<Flag> flags = new ArrayList<>();
    for (int i = 0; i < scores.length; i++) {
      double score =
          folded.get(i).equals(same) ? 1 : Math.min(1, Math.round(scores[i] * DIGITS) / DIGITS);
      if (score > 0) {
        flags.add(new Flag(i, score));
      }
    }
    return flags;
  }

  /// The features with their weights, as a vector of length 1.
  private Map<String, Double> vector(Map<String, Integer> counts) {
    Map<String, Double> weights = new HashMap<>();
    double[] square = new double[1];
    counts.forEach(
        (feature, count) -> {
          Postings with = postings.get(feature);
          double weight =
              Weights.of(feature, count, folded.size(), with == null ? 0 : with.expected());
          weights.put(feature, weight);
          square[0] += weight * weight;
        });
    double length = Math.sqrt(square[0]);
    weights.replaceAll((_, weight) -> weight / length);
    return weights;
  }
}
