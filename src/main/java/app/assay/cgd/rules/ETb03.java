package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.List;

/// E-TB03: the table lacks one of the columns Claim, Value, Source and Verified.
public final class ETb03 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-TB03", Severity.ERROR, "A required column is missing", "FS §3.2 V3");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    VerifiedTable.of(document)
        .ifPresent(
            table -> {
              List<String> missing =
                  VerifiedTable.REQUIRED.stream().filter(c -> table.column(c) < 0).toList();
              if (!missing.isEmpty()) {
                out.report(
                    table.header().line(),
                    "The table lacks the %s %s."
                        .formatted(
                            missing.size() == 1 ? "column" : "columns", ClaimLabel.list(missing)));
              }
            });
  }
}
