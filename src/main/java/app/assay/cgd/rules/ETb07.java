package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.IsoDate;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// E-TB07: a date of the column Verified is later than today in UTC by more than the 24 hours that
/// time zones may explain.
public final class ETb07 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-TB07", Severity.ERROR, "Verified is in the future", "FS §3.2 V9, §3.3");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    for (VerifiedTable.Dated cell : VerifiedTable.dated(document)) {
      IsoDate.parse(cell.written())
          .filter(date -> date.isAfter(context.graceDate()))
          .ifPresent(
              date ->
                  out.report(
                      cell.place(),
                      "%s is in the future: today is %s in UTC, and time zones explain no more than %s."
                          .formatted(date, context.today(), context.graceDate())));
    }
  }
}
