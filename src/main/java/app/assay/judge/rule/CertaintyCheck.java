package app.assay.judge.rule;

import app.assay.judge.Criterion;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// Is it more than an assumption, estimate or projection? No where the claim or the sentence it
/// comes from says that it is one.
final class CertaintyCheck implements RuleCheck {

  @Override
  public String criterion() {
    return "certain";
  }

  @Override
  public CriterionVerdict check(Criterion criterion, Reading reading) {
    Optional<String> own = Wording.of(reading.question().subject()).guess();
    if (own.isPresent()) {
      return new CriterionVerdict(
          criterion.id(),
          Verdict.NO,
          "The claim itself says that it is a guess: \"%s\".".formatted(own.get()));
    }
    Optional<Comparison> guessed =
        reading
            .closest()
            .filter(c -> c.coverage() >= Comparison.SAME_MATTER)
            .filter(c -> c.words().guess().isPresent());
    return guessed
        .map(
            c ->
                new CriterionVerdict(
                    criterion.id(),
                    Verdict.NO,
                    "The evidence says that it is a guess: \"%s\"."
                        .formatted(c.words().guess().orElseThrow()),
                    List.of(c.sentence().quote()),
                    OptionalDouble.empty()))
        .orElseGet(
            () ->
                new CriterionVerdict(
                    criterion.id(),
                    Verdict.ABSTAIN,
                    "No word says that it is a guess, which does not prove that it is none."));
  }
}
