package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ClarityStatus;
import app.assay.cgd.HitlStatus;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// E-SC01: an UNCLEAR document that counts as reviewed.
public final class ESc01 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-SC01", Severity.ERROR, "UNCLEAR and reviewed at once", "FS §10.3");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    StatusPair.inFrontMatter(document)
        .filter(pair -> pair.clarity() == ClarityStatus.UNCLEAR)
        .filter(pair -> pair.hitl() != HitlStatus.PENDING)
        .ifPresent(
            pair ->
                out.report(
                    document.place("hitl-status"),
                    "clarity-status is UNCLEAR, so hitl-status must be PENDING, but it is "
                        + pair.hitl()
                        + ".",
                    StateFix.of(document)));
  }
}
