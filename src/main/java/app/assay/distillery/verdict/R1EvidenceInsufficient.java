package app.assay.distillery.verdict;

import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// Somebody agreed, the claim goes no further, and a sceptic would take it: one is missing.
public record R1EvidenceInsufficient() implements GateRule {

  private static final Rule RULE =
      Rule.ofFormat(
          "R1_EVIDENCE_INSUFFICIENT",
          Severity.ERROR,
          "The evidence does not carry the claim",
          "quality gate, layer 2");

  @Override
  public Rule rule() {
    return RULE;
  }
}
