package app.assay.distillery.verdict;

import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// Another entry, or candidate of the batch, gives the same guidance for the same scope.
public record R6Duplicate() implements GateRule {

  private static final Rule RULE =
      Rule.ofFormat(
          "R6_DUPLICATE",
          Severity.ERROR,
          "The vault says the same already",
          "quality gate, layer 2");

  @Override
  public Rule rule() {
    return RULE;
  }
}
