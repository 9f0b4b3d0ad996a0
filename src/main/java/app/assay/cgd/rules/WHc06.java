package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Profile;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.List;

/// W-HC06: `confirmed-by` or `confirmed-date` is null or blank and counts as absent.
public final class WHc06 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("W-HC06", Severity.WARNING, "A confirmed field is empty", "RFC-004 §4.1");

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
      List<YamlEntry> blank =
          claim.fields().entries().stream()
              .filter(e -> e.name().equals("confirmed-by") || e.name().equals("confirmed-date"))
              .filter(e -> e.value() instanceof YamlScalar scalar && scalar.isBlank())
              .toList();
      if (!blank.isEmpty()) {
        String keys = ClaimLabel.list(blank.stream().map(YamlEntry::name).toList());
        Fix[] fixes =
            EntryLines.deletion(document, blank).stream()
                .map(edits -> new Fix("Remove the empty " + keys, edits))
                .toArray(Fix[]::new);
        out.report(
            blank.getFirst().key().span(),
            "%s: %s without a value counts as absent.".formatted(ClaimLabel.of(claim), keys),
            fixes);
      }
    }
  }
}
