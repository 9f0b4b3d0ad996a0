package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Fixes;
import app.assay.points.reading.Sentence;
import java.util.List;

/// A claim put as a fact, known by its words as a whole.
public final class P1Wording implements WordingRule {

  private static final Rule RULE =
      new Rule(
          "P1-WORDING",
          Severity.WARNING,
          1,
          "A claim is worded as a fact",
          "Clarity Gate procedures, point 1");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public String advice() {
    return "Name the evidence, or mark it as a hypothesis.";
  }

  @Override
  public List<Fix> fixes(Sentence sentence) {
    return List.of(
        Fixes.append("Name the evidence", sentence, "[source: …]"),
        Fixes.append("Mark as hypothesis", sentence, "(hypothesis, not validated)"));
  }
}
