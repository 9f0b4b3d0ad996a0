package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// E-HC02: a claim lacks `text`; null and blank count as lacking.
public final class EHc02 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-HC02", Severity.ERROR, "A claim has no text", "FS §10.6.1");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    for (Claim claim : document.claims()) {
      if (claim.fields().entries().isEmpty()) {
        out.report(
            claim.head(),
            ClaimLabel.of(claim) + " is no set of keys with values, so it has no text.");
      } else if (claim.text().isEmpty()) {
        out.report(
            claim.place("text"), ClaimLabel.of(claim) + " has no text, so nobody can confirm it.");
      }
    }
  }
}
