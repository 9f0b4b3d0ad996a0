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

/// E-EX02: an exclusion block begins inside an open one.
public final class EEx02 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-EX02", Severity.ERROR, "Exclusion block inside another", "FS §8.4");

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
        List.of(ExclusionFault.Kind.NESTED),
        out,
        (fault, lines) ->
            "Block %s begins inside block %s, which is open since line %d; blocks must not be nested."
                .formatted(fault.id(), fault.other(), lines.numberOf(fault.other())));
  }
}
