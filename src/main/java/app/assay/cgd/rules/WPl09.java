package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Limits;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// W-PL09: more claims than a document should have. RFC-004 §7 calls it W-PL08, which is taken
/// (rulebook C6).
public final class WPl09 implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "W-PL09", Severity.WARNING, "The document has more than 500 claims", "RFC-004 §8");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    int most = Limits.STANDARD.claims();
    if (document.claims().size() > most) {
      out.report(
          document.claims().get(most).head(),
          "The document has %s claims; more than %s should be split over several documents."
              .formatted(Figures.of(document.claims().size()), Figures.of(most)));
    }
  }
}
