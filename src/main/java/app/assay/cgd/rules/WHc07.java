package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Profile;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.List;
import java.util.Set;

/// W-HC07: a claim has fields the format does not know.
public final class WHc07 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("W-HC07", Severity.WARNING, "A claim has an unknown field", "RFC-004 §4.2");

  /// The list of RFC-004 and `value`, which it omits (rulebook C7).
  private static final Set<String> KNOWN =
      Set.of(
          "id", "text", "value", "source", "location", "round", "confirmed-by", "confirmed-date");

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
          claim.fields().entries().stream().filter(e -> !KNOWN.contains(e.name())).toList();
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
