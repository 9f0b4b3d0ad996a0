package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.hash.ClaimId;
import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// X-CLAIM-ID-COMPUTED: an id that looks like a hash but is not that of text and location, whether
/// their white space is normalised or not (rulebook C9).
public final class XClaimIdComputed implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "X-CLAIM-ID-COMPUTED",
          Severity.WARNING,
          "A claim id does not follow from its claim",
          "FS §5.2");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    for (Claim claim : document.claims()) {
      String text = claim.text();
      String location = claim.location();
      if (ClaimId.isHashShaped(claim.id())
          && !text.isEmpty()
          && !location.isEmpty()
          && !ClaimId.matches(claim.id(), text, location)) {
        out.report(
            claim.place("id"),
            "The id %s looks computed, but text and location give %s: it was invented, or the claim was edited since."
                .formatted(Quoted.of(claim.id()), ClaimId.compute(text, location)),
            ClaimIdFix.of(document, claim));
      }
    }
  }
}
