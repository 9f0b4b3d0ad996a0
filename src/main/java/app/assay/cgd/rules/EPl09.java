package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Needs;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;

/// E-PL09: taken apart the document would need more memory than the limit, so it was not. In force
/// in every profile, because a document that was not read must say why.
public final class EPl09 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-PL09", Severity.ERROR, "Reading needs more than 100 MB", "RFC-004 §7");

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
    if (document.refusal().orElse(null) instanceof CgdDocument.Refusal.TooCostly costly) {
      out.report(
          Span.at(0),
          "Taken apart this document would need more than %s bytes of memory, so it was not read; split it."
              .formatted(Figures.of(costly.limit())));
    }
  }
}
