package app.assay.distillery.verdict;

import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// The claim can be seen in the repository, and the body keeps nothing that cannot.
public record R7DirectlyDerivable() implements GateRule {

  private static final Rule RULE =
      Rule.ofFormat(
          "R7_DIRECTLY_DERIVABLE",
          Severity.ERROR,
          "The repository says it by itself",
          "quality gate, layer 2");

  @Override
  public Rule rule() {
    return RULE;
  }
}
