package app.assay.points.waiver;

import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// An `allow` comment after whose block nothing is found any more.
public final class XAllowStale implements WaiverRule {

  static final Rule RULE =
      Rule.ofFormat("X-ALLOW-STALE", Severity.WARNING, "There is nothing left to allow", "Assay");

  @Override
  public Rule rule() {
    return RULE;
  }
}
