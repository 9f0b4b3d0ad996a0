package app.assay.hitl;

import app.assay.cgd.Claim;
import app.assay.hitl.profile.PersonName;
import java.util.List;
import java.util.Optional;

/// What an answer comes to where a vault demands two reviewers (decision 0009).
final class FourEyes {

  private final ReviewTerms.Known terms;
  private final Reviewer reviewer;

  FourEyes(ReviewTerms.Known terms, Reviewer reviewer) {
    this.terms = terms;
    this.reviewer = reviewer;
  }

  /// True when the answer confirms only after somebody else gives it too.
  boolean isFirst(Claim claim, ClaimDecision decision) {
    return terms.policy().demandsTwo()
        && decision.answer().confirms()
        && partner(claim, decision).isEmpty();
  }

  /// The first review that this answer agrees with, somebody else's.
  Optional<FirstReview> partner(Claim claim, ClaimDecision decision) {
    return open(claim).stream()
        .filter(first -> first.answer() == decision.answer())
        .filter(first -> !isMine(first))
        .findFirst();
  }

  /// The first reviews that stand and say something else.
  List<FirstReview> others(Claim claim, ClaimDecision decision) {
    return open(claim).stream()
        .filter(first -> first.answer() != decision.answer() && !isMine(first))
        .toList();
  }

  /// The reviewer's own first review, where it says the same.
  Optional<FirstReview> repeated(Claim claim, ClaimDecision decision) {
    return open(claim).stream()
        .filter(first -> first.answer() == decision.answer() && isMine(first))
        .findFirst();
  }

  private List<FirstReview> open(Claim claim) {
    return terms.policy().demandsTwo()
        ? terms.first().stream().filter(first -> first.isAbout(claim)).toList()
        : List.of();
  }

  private boolean isMine(FirstReview first) {
    return PersonName.same(first.reviewer(), reviewer.name());
  }
}
