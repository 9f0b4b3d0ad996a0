package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Needs;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;

/// E-PL06: the file is larger than the limit and was not read.
public final class EPl06 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-PL06", Severity.ERROR, "The file is larger than 10 MB", "RFC-004 §7");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Needs needs() {
    return Needs.NOTHING;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    if (document.refusal().orElse(null) instanceof CgdDocument.Refusal.TooLarge large) {
      out.report(
          Span.at(0),
          "The file has %s bytes and was not read; %s are allowed."
              .formatted(Figures.of(large.bytes()), Figures.of(large.limit())));
    }
  }
}
