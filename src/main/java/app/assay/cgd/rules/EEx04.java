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

/// E-EX04: two exclusion blocks have the same id (rulebook C3).
public final class EEx04 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-EX04", Severity.ERROR, "Exclusion id used twice", "FS §8.4");

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
        List.of(ExclusionFault.Kind.DUPLICATE),
        out,
        (fault, lines) ->
            "The block on line %d has the id %s already; every block needs its own."
                .formatted(lines.numberOf(fault.id()), fault.id()));
  }
}
