package app.assay.points.waiver;

import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// An `allow` comment that does not say why; it allows nothing.
public final class XAllowReason implements WaiverRule {

  static final Rule RULE =
      Rule.ofFormat(
          "X-ALLOW-REASON", Severity.WARNING, "A finding is allowed without a reason", "Assay");

  @Override
  public Rule rule() {
    return RULE;
  }
}
