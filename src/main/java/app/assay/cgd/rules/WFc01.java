package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ComputedFields;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// W-FC01: the major version exceeds 2; rag-ingestable then counts as false.
public final class WFc01 implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "W-FC01",
          Severity.WARNING,
          "The format version is newer than what is understood",
          "FS §10.10");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    if (ComputedFields.isNewer(document.header())) {
      out.report(
          document.place("clarity-gate-version"),
          "Version %s of the format is newer than version %d, which is understood here; the document counts as not ingestable."
              .formatted(
                  Quoted.of(document.header().value("clarity-gate-version")),
                  ComputedFields.MAJOR));
    }
  }
}
