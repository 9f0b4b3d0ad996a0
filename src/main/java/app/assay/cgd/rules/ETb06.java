package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.IsoDate;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// E-TB06: a cell of the column Verified is no day of the calendar written YYYY-MM-DD.
public final class ETb06 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-TB06", Severity.ERROR, "Verified is not a real date", "FS §3.2 V8, §3.3");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    for (VerifiedTable.Dated cell : VerifiedTable.dated(document)) {
      if (IsoDate.parse(cell.written()).isEmpty()) {
        out.report(
            cell.place(),
            "%s %s.".formatted(Quoted.of(cell.written()), IsoDate.fault(cell.written())));
      }
    }
  }
}
