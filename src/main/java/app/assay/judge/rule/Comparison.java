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
  private final double back;
  private final Figures claimed;
  private final Figures said;
  private final Wording claim;
  private final Wording words;

  private Comparison(
      Sentence sentence,
      double coverage,
      double back,
      Figures claimed,
      Figures said,
      String claim) {
    this.sentence = sentence;
    this.coverage = coverage;
    this.back = back;
    this.claimed = claimed;
    this.said = said;
    this.claim = Wording.of(claim);
    this.words = Wording.of(sentence.text());
  }

  static Comparison of(String claim, Sentence sentence, List<String> among) {
    Figures claimed = Figures.of(claim);
    Figures said = Figures.of(sentence.text());
    double coverage =
        LexicalSimilarity.coverage(Wording.of(claimed.rest()).affirmed(), said.rest(), among);
    double back =
        LexicalSimilarity.coverage(Wording.of(said.rest()).affirmed(), claimed.rest(), among);
    return new Comparison(sentence, coverage, back, claimed, said, claim);
  }

  Sentence sentence() {
    return sentence;
  }

  /// The share of the claim's words, without figures and denials, that the sentence has.
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
        && Wording.of(claimed.rest()).inOrder(Wording.of(said.rest())) >= SAYS
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

  /// Only where both say little else: a denial somewhere in a long sentence may be about it.
  private Optional<String> negation() {
    return coverage >= SAYS && back >= SAME_MATTER && claim.isNegated() != words.isNegated()
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
