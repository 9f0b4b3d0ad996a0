package app.assay.cgd.rules;

import app.assay.cgd.Body;
import app.assay.cgd.CgdDocument;
import app.assay.cgd.Heading;
import app.assay.cgd.HitlRecord;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Needs;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.stream.Stream;

/// X-RECORD-STYLE: the heading of the HITL record or of the verified claims begins with a number,
/// which other validators do not recognise (rulebook C14).
public final class XRecordStyle implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "X-RECORD-STYLE",
          Severity.INFO,
          "A heading of the format is numbered",
          "FS §1.2.1, §3.2");

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
    Stream.concat(
            document.body().record().map(HitlRecord::heading).stream(),
            document.body().verifiedClaims().map(Body.Section::heading).stream())
        .filter(Heading::isNumbered)
        .forEach(
            heading ->
                out.report(
                    heading.span(),
                    "The heading is numbered; other validators look for ## %s."
                        .formatted(heading.plainText())));
  }
}
