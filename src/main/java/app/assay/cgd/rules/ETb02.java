package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// E-TB02: `## Verified Claims` has no table or a table without data rows.
public final class ETb02 implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "E-TB02", Severity.ERROR, "The table of verified claims has no rows", "FS §3.2 V2");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    VerifiedTable.section(document)
        .ifPresent(
            section -> {
              if (section.table().isEmpty()) {
                out.report(section.heading().span(), "This section has no table of claims.");
              } else if (section.table().get().rows().isEmpty()) {
                out.report(
                    section.table().get().header().line(),
                    "This table has no row below its header.");
              }
            });
  }
}
