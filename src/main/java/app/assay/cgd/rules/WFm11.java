package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.SchemaKeys;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Profile;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.Set;

/// W-FM11: a key that neither the format nor its approved extensions know. Information only,
/// because the list of RFC-004 lacks fields that exist (rulebook C7, C8).
public final class WFm11 implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "W-FM11", Severity.INFO, "The front matter has an unknown field", "RFC-004 §4.2");

  /// Those of RFC-004 §4.2 that are defined nowhere.
  private static final Set<String> UNDEFINED =
      Set.of("cgd-created", "cgd-updated", "source-document", "source-sha256");

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
    for (YamlEntry entry : document.header().root().entries()) {
      if (!isKnown(entry.name())) {
        out.report(
            entry.key().span(),
            "The format does not know the field %s; no program reads it."
                .formatted(Quoted.of(entry.name())));
      }
    }
  }

  private static boolean isKnown(String key) {
    return SchemaKeys.HEADER.contains(key)
        || key.equals(SchemaKeys.TIER)
        || UNDEFINED.contains(key);
  }
}
