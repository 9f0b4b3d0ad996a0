package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.SchemaKeys;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Profile;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.List;

/// W-HC07: a claim has fields the format does not know. The list of RFC-004 omits `value` (rulebook
/// C7).
public final class WHc07 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("W-HC07", Severity.WARNING, "A claim has an unknown field", "RFC-004 §4.2");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Profile since() {
    return Profile.PREVIEW;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    for (Claim claim : document.claims()) {
      List<YamlEntry> unknown =
          claim.fields().entries().stream()
              .filter(e -> !SchemaKeys.CLAIM.contains(e.name()))
              .toList();
      if (!unknown.isEmpty()) {
        String names =
            ClaimLabel.list(unknown.stream().map(e -> Quoted.of(e.name())).distinct().toList());
        out.report(
            unknown.getFirst().key().span(),
            "%s has fields the format does not know: %s.".formatted(ClaimLabel.of(claim), names));
      }
    }
  }
}
