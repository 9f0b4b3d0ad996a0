package app.assay.judge.rule;

import app.assay.judge.similarity.LexicalSimilarity;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A claim held against one sentence of the evidence.
final class Comparison {

  /// From here on a sentence says the claim, if nothing else speaks against it.
  static final double SAYS = 0.85;

  /// From here on both speak of the same matter, so that figures can be compared.
  static final double SAME_MATTER = 0.7;

  private final Sentence sentence;
  private final double coverage;
  private final Figures claimed;
  private final Figures said;
  private final Wording claim;
  private final Wording words;

  private Comparison(
      Sentence sentence, double coverage, Figures claimed, Figures said, String claim) {
    this.sentence = sentence;
    this.coverage = coverage;
    this.claimed = claimed;
    this.said = said;
    this.claim = Wording.of(claim);
    this.words = Wording.of(sentence.text());
  }

  static Comparison of(String claim, Sentence sentence, List<String> among) {
    Figures claimed = Figures.of(claim);
    Figures said = Figures.of(sentence.text());
    double coverage = LexicalSimilarity.coverage(claimed.rest(), said.rest(), among);
    return new Comparison(sentence, coverage, claimed, said, claim);
  }

  Sentence sentence() {
    return sentence;
  }

  double coverage() {
    return coverage;
  }

  Wording words() {
    return words;
  }

  /// True when the sentence says the claim: its words in their order, all its figures, names and
  /// limits, and a negation in both or neither.
  boolean supports() {
    return coverage >= SAYS
        && claim.inOrder(words) >= SAYS
        && claimed.all().stream().allMatch(f -> said.all().stream().anyMatch(f::same))
        && words.has(claim.names())
        && claim.limits().equals(words.limits())
        && claim.isNegated() == words.isNegated();
  }

  /// How the sentence says the opposite, or something that cannot be true beside the claim.
  Optional<String> contradiction() {
    return coverage >= SAME_MATTER ? figure().or(this::negation) : Optional.empty();
  }

  private Optional<String> figure() {
    for (Figure mine : claimed.all()) {
      if (said.all().stream().noneMatch(mine::same)) {
        Optional<Figure> other =
            said.all().stream()
                .filter(mine::differs)
                .filter(f -> claimed.all().stream().noneMatch(f::same))
                .findFirst();
        if (other.isPresent()) {
          return Optional.of(
              String.format(
                  Locale.ROOT,
                  "The evidence says %s where the claim says %s.",
                  shown(other.get()),
                  shown(mine)));
        }
      }
    }
    return Optional.empty();
  }

  private Optional<String> negation() {
    return coverage >= SAYS && claim.isNegated() != words.isNegated()
        ? Optional.of(
            claim.isNegated()
                ? "The claim denies what the evidence says."
                : "The evidence denies what the claim says.")
        : Optional.empty();
  }

  private static String shown(Figure figure) {
    boolean after = !figure.unit().isEmpty() && !figure.written().startsWith(figure.unit());
    return after ? figure.written() + " " + figure.unit() : figure.written();
  }
}
