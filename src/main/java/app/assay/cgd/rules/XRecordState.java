package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ClaimState;
import app.assay.cgd.Limits;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.edit.RecordReading;
import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// X-RECORD-STATE: the HITL record shows a claim as confirmed that is pending, or the reverse.
public final class XRecordState implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "X-RECORD-STATE",
          Severity.WARNING,
          "The record contradicts the front matter",
          "FS §1.2.1, §15.1");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    int most = Limits.STANDARD.claims();
    if (document.claims().size() > most && document.body().record().isPresent()) {
      out.report(
          document.body().record().get().heading().span(),
          "The record was not compared with the claims, because there are more than " + most + ".");
      return;
    }
    for (RecordReading.Shown shown : RecordReading.of(document)) {
      ClaimState state = shown.claim().state();
      boolean confirmed = shown.state() == RecordReading.State.CONFIRMED;
      if (confirmed && state == ClaimState.PENDING) {
        out.report(
            shown.place(),
            "The record shows this as confirmed, but %s is pending in the front matter, which counts."
                .formatted(ClaimLabel.of(shown.claim())));
      } else if (!confirmed && state == ClaimState.VERIFIED) {
        out.report(
            shown.place(),
            "The record shows this as pending, but %s is confirmed in the front matter, which counts."
                .formatted(ClaimLabel.of(shown.claim())));
      }
    }
  }
}
