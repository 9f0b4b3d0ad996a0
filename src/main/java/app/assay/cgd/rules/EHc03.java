package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.Round;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.WhiteSpace;
import java.util.Locale;
import java.util.Optional;

/// E-HC03: `round` is neither A nor B. RFC-001 gives this code to duplicate ids; the format
/// specification wins (rulebook C2), and duplicates are X-CLAIM-DUP.
public final class EHc03 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-HC03", Severity.ERROR, "A claim's round is not A or B", "FS §10.6.1");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    for (Claim claim : document.claims()) {
      Optional<YamlScalar> round = claim.field("round");
      if (round.isEmpty() || claim.round().isPresent()) {
        continue;
      }
      String letter = WhiteSpace.strip(round.get().value()).toUpperCase(Locale.ROOT);
      Fix[] fixes =
          Round.of(letter).isEmpty()
              ? new Fix[0]
              : new Fix[] {
                new Fix(
                    "Set the round to " + letter,
                    ScalarEdit.of(document.text(), round.get(), letter))
              };
      out.report(
          round.get().span(),
          "%s has the round %s; it must be A (derived data) or B (truth)."
              .formatted(ClaimLabel.of(claim), Quoted.of(round.get().value())),
          fixes);
    }
  }
}
