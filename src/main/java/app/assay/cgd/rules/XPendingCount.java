package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.HitlStatus;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.TextEdit;
import java.util.Optional;

/// X-PENDING-COUNT: `hitl-pending-count` is no plain integer of 0 or more.
public final class XPendingCount implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "X-PENDING-COUNT",
          Severity.ERROR,
          "hitl-pending-count is not a number of claims",
          "FS §1.3, §11.2");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Optional<YamlScalar> written = document.header().scalar("hitl-pending-count");
    if (written.isEmpty() || document.header().pendingCount().isPresent()) {
      return;
    }
    int pending = document.computed().pendingCount();
    boolean statusFits =
        document
            .header()
            .hitlStatus()
            .filter(s -> (s == HitlStatus.PENDING) == pending > 0)
            .isPresent();
    Fix[] fixes =
        statusFits
            ? new Fix[] {
              new Fix(
                  "Set hitl-pending-count to " + pending,
                  new TextEdit(written.get().span(), Integer.toString(pending)))
            }
            : new Fix[0];
    out.report(
        written.get().span(),
        "hitl-pending-count is %s; it must be a whole number without quotes, 0 or more."
            .formatted(Quoted.of(written.get().span().in(document.text()))),
        fixes);
  }
}
