package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.reading.Sentence;
import java.util.List;

/// A forecast without its doubt, known by its words as a whole.
public final class P2Wording implements WordingRule {

  private static final Rule RULE =
      new Rule(
          "P2-WORDING",
          Severity.WARNING,
          2,
          "What is to come is worded as certain",
          "Clarity Gate procedures, point 2");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public String advice() {
    return "Say that it is projected, expected or planned.";
  }

  @Override
  public List<Fix> fixes(Sentence sentence) {
    return ProjectedFix.of(sentence);
  }
}
