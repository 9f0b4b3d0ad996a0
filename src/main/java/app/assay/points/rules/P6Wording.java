package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.reading.Sentence;
import java.util.List;

/// A cause told without evidence, known by its words as a whole. Advisory.
public final class P6Wording implements WordingRule {

  private static final Rule RULE =
      new Rule(
          "P6-WORDING",
          Severity.WARNING,
          6,
          "A cause is worded as established (advisory)",
          "Clarity Gate procedures, point 6");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public String advice() {
    return "Say that the cause is a hypothesis, or name the evidence.";
  }

  @Override
  public List<Fix> fixes(Sentence sentence) {
    return CausalRule.fixes(sentence);
  }
}
