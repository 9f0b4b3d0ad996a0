package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Needs;
import app.assay.cgd.check.Profile;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import java.util.List;

/// W-PL02: validators with the limit of RFC-004 lose the document behind such a fence. Fences are
/// read in one pass here, so the limit is not applied and this is information (rulebook C16).
public final class WPl02 implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "W-PL02", Severity.INFO, "A fence is longer than 1,000 characters", "RFC-004 §3.1");

  private static final int SCAN_LIMIT = 1_000;

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
    List<Span> longer =
        document.body().fences().stream().filter(f -> f.length() > SCAN_LIMIT).toList();
    if (longer.isEmpty()) {
      return;
    }
    Span first = longer.getFirst();
    Span line = document.lines().content(document.lines().lineAt(first.start()));
    String others = longer.size() == 1 ? "" : ", and %d more".formatted(longer.size() - 1);
    out.report(
        line,
        "This fence has %s characters%s; a validator that gives up after 1,000 reads the rest of the document as code."
            .formatted(Figures.of(first.length()), others));
  }
}
