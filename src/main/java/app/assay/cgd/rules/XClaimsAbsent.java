package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.LineEnding;
import app.assay.text.Span;
import app.assay.text.TextEdit;

/// X-CLAIMS-ABSENT: there is no `hitl-claims`, which the format allows and other tools demand
/// (rulebook C11).
public final class XClaimsAbsent implements Check {

  private static final Rule RULE =
      Rule.ofFormat("X-CLAIMS-ABSENT", Severity.INFO, "hitl-claims is absent", "FS §1.3");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    if (document.header().entry("hitl-claims").isPresent()) {
      return;
    }
    boolean none = document.header().pendingCount().orElse(0) == 0;
    out.report(
        document.missingKeyPlace(),
        none
            ? "hitl-claims is absent; a document without claims may say so with an empty list."
            : "hitl-claims is absent, although hitl-pending-count speaks of pending claims.",
        none ? new Fix[] {fix(document)} : new Fix[0]);
  }

  private static Fix fix(CgdDocument document) {
    Span before =
        document.header().entry("tier").map(e -> e.key().span()).orElse(document.missingKeyPlace());
    int start = document.lines().start(document.lines().lineAt(before.start()));
    String lineBreak = LineEnding.of(document.text()).characters();
    return new Fix(
        "Add an empty hitl-claims", TextEdit.insert(start, "hitl-claims: []" + lineBreak));
  }
}
