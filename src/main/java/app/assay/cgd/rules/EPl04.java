package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Limits;
import app.assay.cgd.Table;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Needs;
import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// E-PL04: a table is larger than the limit, header included.
public final class EPl04 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-PL04", Severity.ERROR, "A table has more than 1,000 cells", "RFC-004 §3.3");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Needs needs() {
    return Needs.TEXT;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    int most = Limits.STANDARD.tableCells();
    for (Table table : document.body().tables()) {
      if (table.cells() > most) {
        out.report(
            table.header().line(),
            "This table has %s cells; %s are allowed."
                .formatted(Figures.of(table.cells()), Figures.of(most)));
      }
    }
  }
}
