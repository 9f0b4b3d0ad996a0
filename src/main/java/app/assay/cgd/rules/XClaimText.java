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

/// X-CLAIM-TEXT: the words of a claim stand nowhere in the body outside the HITL record. Marks of
/// emphasis, white space, case and a final stop are no difference.
public final class XClaimText implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "X-CLAIM-TEXT", Severity.WARNING, "A claim's text is not in the body", "FS §1.3, §5");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    if (document.claims().isEmpty()) {
      return;
    }
    ClaimLocator locator = new ClaimLocator(document);
    int most = Limits.STANDARD.claims();
    for (Claim claim : document.claims()) {
      if (claim.index() == most) {
        out.report(
            claim.head(),
            "Claims from here on were not looked for in the body, because there are more than "
                + most
                + ".");
        return;
      }
      if (!claim.text().isEmpty()
          && locator.locate(claim.text()).isEmpty()
          && locator.locateExcluded(claim.text()).isEmpty()) {
        out.report(
            claim.place("text"),
            "The body does not say this, so its readers never meet the claim.");
      }
    }
  }
}
