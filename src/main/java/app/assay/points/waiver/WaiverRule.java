package app.assay.points.waiver;

import app.assay.finding.Rule;

/// A rule about the comments themselves.
public sealed interface WaiverRule permits XAllowReason, XAllowUnknown, XAllowStale {

  Rule rule();
}
