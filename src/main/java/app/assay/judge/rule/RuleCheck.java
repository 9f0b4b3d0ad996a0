package app.assay.judge.rule;

import app.assay.judge.Criterion;
import app.assay.judge.CriterionVerdict;

/// What rules can say of one criterion.
interface RuleCheck {

  /// Id of the criterion it is for.
  String criterion();

  CriterionVerdict check(Criterion criterion, Reading reading);
}
