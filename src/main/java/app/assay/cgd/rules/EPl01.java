package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Needs;
import app.assay.cgd.check.Profile;
import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// E-PL01: a code fence is opened and never closed.
public final class EPl01 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-PL01", Severity.ERROR, "A fence is open at the end", "RFC-004 §3.1");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Profile since() {
    return Profile.PREVIEW;
  }

  @Override
  public Needs needs() {
    return Needs.TEXT;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    document
        .body()
        .openFence()
        .ifPresent(
            fence ->
                out.report(
                    fence,
                    "This line opens a code fence that nothing closes, so all that follows counts"
                        + " as code."));
  }
}
