package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.OptionalInt;

/// E-SC06: hitl-pending-count is not the number of claims without confirmed-by (rulebook C1, C32).
public final class ESc06 implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "E-SC06",
          Severity.ERROR,
          "hitl-pending-count differs from the claims",
          "FS §1.3.2, R1 §3.2");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    OptionalInt count = document.header().pendingCount();
    int pending = document.computed().pendingCount();
    if (count.isPresent() && ClaimList.isCountable(document) && count.getAsInt() != pending) {
      out.report(
          document.place("hitl-pending-count"),
          "hitl-pending-count says %d, but %s."
              .formatted(count.getAsInt(), counted(document, pending)),
          StateFix.of(document));
    }
  }

  private static String counted(CgdDocument document, int pending) {
    if (document.claims().isEmpty()) {
      return "hitl-claims has no claims";
    }
    return Counted.of(pending, "claim") + (pending == 1 ? " lacks" : " lack") + " confirmed-by";
  }
}
