package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.HitlStatus;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.List;
import java.util.Optional;

/// E-EX05: exclusion blocks without the status REVIEWED_WITH_EXCEPTIONS.
public final class EEx05 implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "E-EX05", Severity.ERROR, "Exclusion blocks without the status for them", "FS §8.6");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    List<String> ids = ExclusionLines.ids(document);
    Optional<HitlStatus> hitl = document.header().hitlStatus();
    if (!ids.isEmpty() && hitl.filter(s -> s != HitlStatus.REVIEWED_WITH_EXCEPTIONS).isPresent()) {
      out.report(
          document.place("hitl-status"),
          "The body has %s (%s), so hitl-status must be REVIEWED_WITH_EXCEPTIONS, but it is %s."
              .formatted(
                  Counted.of(ids.size(), "exclusion block"), ExclusionLines.join(ids), hitl.get()),
          StateFix.withExceptions(document));
    }
  }
}
