package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ExclusionFault;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Needs;
import app.assay.cgd.check.Profile;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.List;

/// W-EX05: an END names another block than the innermost open one. RFC-004 reports it beside the
/// error that the format has for it.
public final class WEx05 implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "W-EX05", Severity.WARNING, "END is not that of the innermost block", "R4 §3.2");

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
    ExclusionLines.report(
        document,
        List.of(ExclusionFault.Kind.MISMATCH, ExclusionFault.Kind.INTERLEAVED),
        out,
        (fault, lines) ->
            "The innermost open block is %s, but this marker ends %s."
                .formatted(fault.other(), fault.id()));
  }
}
