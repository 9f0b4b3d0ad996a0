package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Limits;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Needs;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import java.time.Duration;

/// E-PL05: taking the document apart took longer than the limit.
public final class EPl05 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-PL05", Severity.ERROR, "Reading takes longer than 5 seconds", "RFC-004 §7");

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
    Duration most = Limits.STANDARD.parse();
    if (document.parseTime().compareTo(most) > 0) {
      out.report(
          Span.at(0),
          "Reading this document took %s ms; %s ms are allowed."
              .formatted(Figures.of(document.parseTime().toMillis()), Figures.of(most.toMillis())));
    }
  }
}
