package app.assay.judge.rule;

import app.assay.judge.Criterion;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/// Does the evidence state it? Yes only where one sentence says all of it in the same words.
final class SupportCheck implements RuleCheck {

  @Override
  public String criterion() {
    return "supported";
  }

  @Override
  public CriterionVerdict check(Criterion criterion, Reading reading) {
    Optional<Comparison> supporting = reading.supporting();
    Optional<Comparison> contradicting = reading.contradicting();
    if (supporting.isPresent() && contradicting.isPresent()) {
      return new CriterionVerdict(
          criterion.id(),
          Verdict.ABSTAIN,
          "One sentence of the evidence says it and another one contradicts it.",
          List.of(supporting.get().sentence().quote(), contradicting.get().sentence().quote()),
          OptionalDouble.empty());
    }
    if (supporting.isPresent()) {
      return new CriterionVerdict(
          criterion.id(),
          Verdict.YES,
          "A sentence of the evidence says it in the same words, with the same figures and names.",
          List.of(supporting.get().sentence().quote()),
          OptionalDouble.empty());
    }
    return contradicting
        .map(c -> ContradictionCheck.refusal(criterion, c))
        .orElseGet(() -> new CriterionVerdict(criterion.id(), Verdict.ABSTAIN, reason(reading)));
  }

  private static String reason(Reading reading) {
    return reading
        .closest()
        .map(
            c ->
                String.format(
                    Locale.ROOT,
                    "No sentence of the evidence says it in the same words; the closest one has"
                        + " %d %% of them.",
                    Math.round(100 * c.coverage())))
        .orElse("There is no evidence.");
  }
}
