package app.assay.judge.rule;

import app.assay.judge.Question;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The evidence of a question as the checks see it.
///
/// @param question what is judged
/// @param comparisons the claim held against each sentence
record Reading(Question question, List<Comparison> comparisons) {

  private static final Comparator<Comparison> CLOSEST =
      Comparator.comparingDouble(Comparison::coverage);

  Reading {
    comparisons = List.copyOf(comparisons);
  }

  static Reading of(Question question) {
    List<Sentence> sentences = Sentence.of(question);
    List<String> among = sentences.stream().map(Sentence::text).toList();
    return new Reading(
        question,
        sentences.stream().map(s -> Comparison.of(question.subject(), s, among)).toList());
  }

  /// The sentence that has most of the claim's words, the first of equals.
  Optional<Comparison> closest() {
    return comparisons.stream().max(CLOSEST.thenComparingInt(c -> -comparisons.indexOf(c)));
  }

  /// The closest sentence that says the claim.
  Optional<Comparison> supporting() {
    return comparisons.stream().filter(Comparison::supports).max(CLOSEST);
  }

  /// The closest sentence that contradicts the claim.
  Optional<Comparison> contradicting() {
    return comparisons.stream().filter(c -> c.contradiction().isPresent()).max(CLOSEST);
  }
}
