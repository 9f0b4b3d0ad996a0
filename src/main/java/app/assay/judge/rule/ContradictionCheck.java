package app.assay.judge.rule;

import app.assay.judge.Criterion;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.Verdict;
import java.util.List;
import java.util.OptionalDouble;

/// Does nothing in the evidence contradict it? Rules see another figure and a denial; that they see
/// none is no yes.
final class ContradictionCheck implements RuleCheck {

  @Override
  public String criterion() {
    return "consistent";
  }

  @Override
  public CriterionVerdict check(Criterion criterion, Reading reading) {
    return reading
        .contradicting()
        .map(c -> refusal(criterion, c))
        .orElseGet(
            () ->
                new CriterionVerdict(
                    criterion.id(),
                    Verdict.ABSTAIN,
                    "Rules see no other figure and no denial, which does not prove that there is"
                        + " none."));
  }

  static CriterionVerdict refusal(Criterion criterion, Comparison contradicting) {
    return new CriterionVerdict(
        criterion.id(),
        Verdict.NO,
        contradicting.contradiction().orElseThrow(),
        List.of(contradicting.sentence().quote()),
        OptionalDouble.empty());
  }
}
