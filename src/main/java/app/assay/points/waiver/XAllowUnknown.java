package app.assay.points.waiver;

import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// An `allow` comment that names no rule or point of the nine, or none at all.
public final class XAllowUnknown implements WaiverRule {

  static final Rule RULE =
      Rule.ofFormat("X-ALLOW-UNKNOWN", Severity.WARNING, "What is allowed is no rule", "Assay");

  @Override
  public Rule rule() {
    return RULE;
  }
}
