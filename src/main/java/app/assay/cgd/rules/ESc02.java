package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.HitlStatus;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.OptionalInt;

/// E-SC02: hitl-status is PENDING, but hitl-pending-count is 0.
public final class ESc02 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-SC02", Severity.ERROR, "PENDING with nothing pending", "FS §10.3");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    OptionalInt count = document.header().pendingCount();
    boolean status = document.header().hitlStatus().filter(HitlStatus.PENDING::equals).isPresent();
    if (status && count.isPresent() && count.getAsInt() == 0) {
      out.report(
          document.place("hitl-pending-count"),
          "hitl-status is PENDING, but hitl-pending-count says that 0 claims are pending.",
          StateFix.of(document));
    }
  }
}
