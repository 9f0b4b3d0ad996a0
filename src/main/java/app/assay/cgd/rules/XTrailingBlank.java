package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Needs;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.text.WhiteSpace;

/// X-TRAILING-BLANK: more than the one line break that may follow the status line.
public final class XTrailingBlank implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "X-TRAILING-BLANK", Severity.INFO, "Blank lines follow the status line", "FS §2.7");

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
    Span after = document.ending().after();
    String rest = after.in(document.text());
    boolean lines = rest.indexOf('\n') >= 0 || rest.indexOf('\r') >= 0;
    if (document.ending().status().isPresent() && lines && WhiteSpace.isBlank(rest)) {
      out.report(
          after,
          "Blank lines follow the status line; only its own line break may.",
          new Fix("Remove the blank lines", TextEdit.delete(after)));
    }
  }
}
