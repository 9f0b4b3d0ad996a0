package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.List;

/// X-CLAIM-FIELD: a claim has no `id`, `source`, `location` or `round`. Without an id the claim
/// cannot be addressed at all, which is an error.
public final class XClaimField implements Check {

  private static final Rule RULE =
      Rule.ofFormat("X-CLAIM-FIELD", Severity.WARNING, "A claim lacks a field", "FS §1.3");

  private static final List<String> FIELDS = List.of("id", "source", "location", "round");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    for (Claim claim : document.claims()) {
      List<String> missing = FIELDS.stream().filter(f -> claim.field(f).isEmpty()).toList();
      if (claim.fields().entries().isEmpty() || missing.isEmpty()) {
        continue;
      }
      boolean id = missing.contains("id");
      out.report(
          id ? Severity.ERROR : Severity.WARNING,
          claim.place(missing.getFirst()),
          "%s has no %s.%s"
              .formatted(
                  ClaimLabel.of(claim),
                  ClaimLabel.list(missing),
                  id ? " Without an id nobody can refer to it." : ""));
    }
  }
}
