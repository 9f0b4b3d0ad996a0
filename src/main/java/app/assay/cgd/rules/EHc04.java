package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.IsoDate;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// E-HC04: `confirmed-date` is no day of the calendar written YYYY-MM-DD.
public final class EHc04 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-HC04", Severity.ERROR, "confirmed-date is not a real date", "FS §10.6.1");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    for (Claim claim : document.claims()) {
      claim
          .field("confirmed-date")
          .filter(date -> IsoDate.parse(date.value()).isEmpty())
          .ifPresent(
              date ->
                  out.report(
                      date.span(),
                      "%s: confirmed-date %s %s."
                          .formatted(
                              ClaimLabel.of(claim),
                              Quoted.of(date.value()),
                              IsoDate.fault(date.value()))));
    }
  }
}
