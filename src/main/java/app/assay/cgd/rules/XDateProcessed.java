package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.IsoDate;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// X-DATE-PROCESSED: `processed-date` is no day of the calendar written YYYY-MM-DD, so that E-ST04
/// cannot compare it.
public final class XDateProcessed implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "X-DATE-PROCESSED", Severity.ERROR, "processed-date is not a real date", "FS §1.3");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    document
        .header()
        .scalar("processed-date")
        .filter(date -> IsoDate.parse(date.value()).isEmpty())
        .ifPresent(
            date ->
                out.report(
                    date.span(),
                    "processed-date: %s %s."
                        .formatted(Quoted.of(date.value()), IsoDate.fault(date.value()))));
  }
}
