package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.hash.ClaimId;
import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// X-CLAIM-ID: an id that matches no accepted form.
public final class XClaimId implements Check {

  private static final Rule RULE =
      Rule.ofFormat("X-CLAIM-ID", Severity.ERROR, "A claim id is malformed", "RFC-001 §3.4");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    for (Claim claim : document.claims()) {
      String id = claim.id();
      if (!id.isEmpty() && !ClaimId.isAccepted(id)) {
        out.report(
            claim.place("id"),
            "The id %s is not claim- followed by 1 to 64 of a-z, 0-9, dot, hyphen and underscore."
                .formatted(Quoted.of(id)),
            ClaimIdFix.of(document, claim));
      }
    }
  }
}
