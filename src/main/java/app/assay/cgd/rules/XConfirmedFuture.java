package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.IsoDate;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// X-CONFIRMED-FUTURE: `confirmed-date` is later than today in UTC by more than the 24 hours that
/// time zones may explain.
public final class XConfirmedFuture implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "X-CONFIRMED-FUTURE", Severity.ERROR, "A claim is confirmed in the future", "FS §1.3.2");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    for (Claim claim : document.claims()) {
      claim
          .confirmedDate()
          .flatMap(IsoDate::parse)
          .filter(date -> date.isAfter(context.graceDate()))
          .ifPresent(
              date ->
                  out.report(
                      claim.place("confirmed-date"),
                      "%s is confirmed on %s, but today is %s in UTC."
                          .formatted(ClaimLabel.of(claim), date, context.today())));
    }
  }
}
