package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimLocator;
import app.assay.cgd.Limits;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// X-CLAIM-EXCLUDED: the words of a claim stand in exclusion blocks only, where claims are ignored.
public final class XClaimExcluded implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "X-CLAIM-EXCLUDED", Severity.INFO, "A claim stands in an exclusion block", "FS §8.9");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    if (document.claims().isEmpty() || document.body().exclusions().blocks().isEmpty()) {
      return;
    }
    ClaimLocator locator = new ClaimLocator(document);
    for (Claim claim : document.claims().stream().limit(Limits.STANDARD.claims()).toList()) {
      if (locator.locate(claim.text()).isEmpty()
          && locator.locateExcluded(claim.text()).isPresent()) {
        out.report(
            claim.place("text"),
            ClaimLabel.of(claim) + " stands in an exclusion block only; claims there are ignored.");
      }
    }
  }
}
