package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Needs;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;

/// X-ENCODING: the bytes of the file are not well-formed UTF-8, so nothing of it was read.
public final class XEncoding implements Check {

  private static final Rule RULE =
      Rule.ofFormat("X-ENCODING", Severity.ERROR, "The file is not UTF-8", "FS §2.4");

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
    if (document.refusal().orElse(null) instanceof CgdDocument.Refusal.NotUtf8 bad) {
      out.report(
          Span.at(0),
          "Byte %d of the file is not UTF-8, so it was not read; save it as UTF-8."
              .formatted(bad.byteOffset() + 1));
    }
  }
}
