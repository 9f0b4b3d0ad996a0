package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Profile;
import app.assay.cgd.hash.ClaimId;
import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// W-HC04: an accepted id that is no hash of text and location, a matter of style.
public final class WHc04 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("W-HC04", Severity.WARNING, "A claim id is not made of a hash", "RFC-001 §3.4");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Profile since() {
    return Profile.RFC_001;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    for (Claim claim : document.claims()) {
      String id = claim.id();
      if (ClaimId.isAccepted(id) && !ClaimId.isHashShaped(id)) {
        out.report(
            claim.place("id"),
            "The id %s is no hash of text and location; a hash stays unique and shows edits."
                .formatted(Quoted.of(id)),
            ClaimIdFix.of(document, claim));
      }
    }
  }
}
