package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ComputedFields;
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
    int pending = ComputedFields.of(document).pendingCount();
    if (count.isPresent() && count.getAsInt() != pending) {
      String verb = pending == 1 ? "lacks" : "lack";
      out.report(
          document.place("hitl-pending-count"),
          "hitl-pending-count says %d, but %s %s confirmed-by."
              .formatted(count.getAsInt(), Counted.of(pending, "claim"), verb),
          StateFix.of(document));
    }
  }
}
