package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
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

  /// FS §1.3, RFC-002 §3.1 and the four of RFC-004 §4.2 that are defined nowhere.
  private static final Set<String> KNOWN =
      Set.of(
          "clarity-gate-version",
          "processed-date",
          "processed-by",
          "clarity-status",
          "hitl-status",
          "hitl-pending-count",
          "points-passed",
          "document-sha256",
          "hitl-claims",
          "rag-ingestable",
          "exclusions-coverage",
          "exceptions-reason",
          "exceptions-ids",
          "tier",
          "chunk-context",
          "chunk-context-sections",
          "cgd-created",
          "cgd-updated",
          "source-document",
          "source-sha256");

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
      if (!KNOWN.contains(entry.name())) {
        out.report(
            entry.key().span(),
            "The format does not know the field %s; no program reads it."
                .formatted(Quoted.of(entry.name())));
      }
    }
  }
}
