package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ExclusionFault;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Needs;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.List;

/// E-EX03: an END closes an outer block before the inner one.
public final class EEx03 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-EX03", Severity.ERROR, "Exclusion blocks interleaved", "FS §8.4");

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
    ExclusionLines.report(
        document,
        List.of(ExclusionFault.Kind.INTERLEAVED),
        out,
        (fault, lines) ->
            "Block %s ends here, but block %s, which began after it, is still open."
                .formatted(fault.id(), fault.other()));
  }
}
