package app.assay.cgd.rules;

import app.assay.cgd.ArchivedClaims;
import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimState;
import app.assay.cgd.check.CommandRule;
import app.assay.finding.Finding;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import java.util.List;
import java.util.Optional;

/// E-PM01: promote finds nothing to put into the table of verified claims.
public final class EPm01 implements CommandRule {

  private static final Rule RULE =
      Rule.ofFormat("E-PM01", Severity.ERROR, "There is nothing to promote", "FS §10.8");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public String command() {
    return "promote";
  }

  /// What is wrong with a document that has neither table, nor archive, nor confirmed claim.
  public Optional<Finding> in(CgdDocument document) {
    List<Claim> claims = document.claims();
    boolean something =
        document.body().verifiedClaims().isPresent()
            || !ArchivedClaims.in(document).isEmpty()
            || claims.stream().anyMatch(claim -> claim.state() == ClaimState.VERIFIED);
    if (something) {
      return Optional.empty();
    }
    Span place =
        document
            .header()
            .entry("hitl-claims")
            .map(entry -> entry.key().span())
            .orElse(document.missingKeyPlace());
    String message =
        "The document has no Verified Claims, no archived table and %s, so there is nothing to promote."
            .formatted(
                claims.isEmpty()
                    ? "no claims"
                    : "no confirmed claim among its " + Counted.of(claims.size(), "claim"));
    return Optional.of(new Finding(RULE, place, message));
  }
}
