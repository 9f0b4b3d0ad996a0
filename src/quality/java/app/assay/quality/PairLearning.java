package app.assay.quality;

import app.assay.points.lexicon.Lexicon;
import app.assay.points.rules.PairKind;
import app.assay.points.weighing.PairWeights;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// Learns what each trait of two values weighs for each kind of pair: what holds of all kinds, with
/// what is learned of the one beside it, so that a kind of few examples leans on the others.
final class PairLearning {

  private static final int POINT = 5;

  /// How a pair stands is learned by weights of pairs that have not seen its document, each from
  /// the others of so many parts.
  private static final int PARTS = 5;

  private final LearnedLimits limits;
  private final Map<String, Integer> weights;

  private PairLearning(PairExamples pairs, LearnedLimits limits) {
    this.limits = limits;
    this.weights = new Learning(pairs.all(), limits).weights(POINT);
  }

  /// The lists of weights of what is seen of two values and of how they stand among the others, one
  /// column for each kind of pair.
  record Lists(List<String> pairs, List<String> standings) {}

  static Lists lists(Lexicon lexicon, List<LabelledDocument> documents) {
    List<SeenDocument> seen = documents.stream().map(d -> SeenDocument.of(lexicon, d)).toList();
    PairExamples pairs = new PairExamples();
    pairs.addDocuments(seen, PairExamples.View.TRAITS);
    List<String> lines = new PairLearning(pairs, LearnedLimits.OF_PAIRS).lines();
    PairExamples standings = new PairExamples();
    for (int part = 0; part < PARTS; part++) {
      PairExamples others = new PairExamples();
      others.addDocuments(part(seen, part, false), PairExamples.View.TRAITS);
      List<String> ofOthers = new PairLearning(others, LearnedLimits.OF_PAIRS).lines();
      standings.addDocuments(
          part(seen, part, true), PairExamples.View.standing(PairWeights.of(ofOthers)));
    }
    return new Lists(lines, new PairLearning(standings, LearnedLimits.OF_STANDINGS).lines());
  }

  /// The documents of one part, or all others.
  private static List<SeenDocument> part(List<SeenDocument> all, int part, boolean within) {
    return IntStream.range(0, all.size())
        .filter(i -> (i % PARTS == part) == within)
        .mapToObj(all::get)
        .toList();
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(Learning.line("=bias", ofKinds("")));
    lines.addAll(limits.lines(PairKind.values().length));
    for (String trait : weights.keySet()) {
      if (!trait.isEmpty() && PairExamples.isOfAll(trait)) {
        List<Integer> ofKinds = ofKinds(trait);
        if (ofKinds.stream().anyMatch(w -> Math.abs(w) >= limits.smallest())) {
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
