package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.HitlStatus;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.OptionalInt;

/// E-SC04: hitl-status is REVIEWED_WITH_EXCEPTIONS, but hitl-pending-count is above 0.
public final class ESc04 implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "E-SC04", Severity.ERROR, "REVIEWED_WITH_EXCEPTIONS with pending claims", "FS §10.3");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    OptionalInt count = document.header().pendingCount();
    boolean status =
        document
            .header()
            .hitlStatus()
            .filter(HitlStatus.REVIEWED_WITH_EXCEPTIONS::equals)
            .isPresent();
    if (status && count.isPresent() && count.getAsInt() > 0) {
      out.report(
          document.place("hitl-pending-count"),
          "hitl-status is REVIEWED_WITH_EXCEPTIONS, which needs a hitl-pending-count of 0, but it says %d."
              .formatted(count.getAsInt()),
          StateFix.of(document));
    }
  }
}
