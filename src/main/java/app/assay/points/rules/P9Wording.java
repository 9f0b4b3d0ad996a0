package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.VerifiableType;
import app.assay.points.reading.Sentence;
import java.util.List;

/// A checkable fact without its source, known by its words as a whole.
public final class P9Wording implements WordingRule {

  private static final Rule RULE =
      Rule.ofVerifiable(
          "P9-WORDING",
          VerifiableType.INDUSTRY_FACT,
          "A fact that anybody could check is worded without its source");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public String advice() {
    return "Name the source, or mark it as estimated.";
  }

  @Override
  public List<Fix> fixes(Sentence sentence) {
    return CheckableRule.fixes(sentence);
  }
}
