package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.HashMap;
import java.util.Map;

/// X-CLAIM-DUP: an id that an earlier claim has. RFC-001 calls this E-HC03, which means something
/// else in the format specification (rulebook C2).
public final class XClaimDup implements Check {

  private static final Rule RULE =
      Rule.ofFormat("X-CLAIM-DUP", Severity.ERROR, "Two claims have the same id", "RFC-001 §3.4");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Map<String, Claim> first = new HashMap<>();
    for (Claim claim : document.claims()) {
      if (claim.id().isEmpty()) {
        continue;
      }
      Claim earlier = first.putIfAbsent(claim.id(), claim);
      if (earlier != null) {
        out.report(
            claim.place("id"),
            "Claim %d has the id %s of claim %d; a confirmation would not know which is meant."
                .formatted(claim.index() + 1, Quoted.of(claim.id()), earlier.index() + 1),
            ClaimIdFix.of(document, claim));
      }
    }
  }
}
