package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimState;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// W-HC01: exactly one of `confirmed-by` and `confirmed-date` is there.
public final class WHc01 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("W-HC01", Severity.WARNING, "A claim is half confirmed", "FS §1.3.2");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    for (Claim claim : document.claims()) {
      if (claim.state() != ClaimState.PARTIAL) {
        continue;
      }
      String has = claim.confirmedBy().isPresent() ? "confirmed-by" : "confirmed-date";
      String lacks = claim.confirmedBy().isPresent() ? "confirmed-date" : "confirmed-by";
      out.report(
          claim.place(has),
          "%s has %s but no %s, so it is neither pending nor verified."
              .formatted(ClaimLabel.of(claim), has, lacks));
    }
  }
}
