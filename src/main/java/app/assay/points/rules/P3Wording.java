package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Fixes;
import app.assay.points.reading.Sentence;
import java.util.List;

/// A statement that hides its conditions, known by its words as a whole. Advisory.
public final class P3Wording implements WordingRule {

  private static final Rule RULE =
      new Rule(
          "P3-WORDING",
          Severity.WARNING,
          3,
          "What holds under conditions is worded as if it always did (advisory)",
          "Clarity Gate procedures, point 3");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public String advice() {
    return "Say under which conditions it holds.";
  }

  @Override
  public List<Fix> fixes(Sentence sentence) {
    return List.of(Fixes.append("Name the conditions", sentence, "[assuming …]"));
  }
}
