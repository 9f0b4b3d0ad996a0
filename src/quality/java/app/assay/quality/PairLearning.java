package app.assay.quality;

import app.assay.points.lexicon.Lexicon;
import app.assay.points.rules.PairKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// Learns what each trait of two values weighs for each kind of pair: what holds of all kinds, with
/// what is learned of the one beside it, so that a kind of few examples leans on the others.
final class PairLearning {

  private static final int POINT = 5;

  private final Map<String, Integer> weights;

  private PairLearning(Map<String, Integer> weights) {
    this.weights = weights;
  }

  /// The lines of the list, one column for each kind of pair.
  static List<String> lines(Lexicon lexicon, List<LabelledDocument> documents) {
    PairExamples pairs = new PairExamples(lexicon);
    pairs.addDocuments(documents);
    pairs.addCases();
    Learning learning = new Learning(pairs.all(), LearnedLimits.OF_PAIRS);
    return new PairLearning(learning.weights(POINT)).lines();
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(Learning.line("=bias", ofKinds("")));
    lines.addAll(LearnedLimits.OF_PAIRS.lines(PairKind.values().length));
    for (String trait : weights.keySet()) {
      if (!trait.isEmpty() && PairExamples.isOfAll(trait)) {
        List<Integer> ofKinds = ofKinds(trait);
        if (ofKinds.stream().anyMatch(w -> Math.abs(w) >= LearnedLimits.OF_PAIRS.smallest())) {
          lines.add(Learning.line(trait, ofKinds));
        }
      }
    }
    return lines;
  }

  private List<Integer> ofKinds(String trait) {
    int ofAll = weights.getOrDefault(trait, 0);
    return Arrays.stream(PairKind.values())
        .map(kind -> ofAll + weights.getOrDefault(PairExamples.ofKind(kind, trait), 0))
        .toList();
  }
}
