package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Exclusions;
import app.assay.cgd.HitlStatus;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;

/// E-EX06: the status speaks of exceptions and the body has none.
public final class EEx06 implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "E-EX06",
          Severity.ERROR,
          "REVIEWED_WITH_EXCEPTIONS without an exclusion block",
          "FS §8.6");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    boolean exceptions =
        document
            .header()
            .hitlStatus()
            .filter(HitlStatus.REVIEWED_WITH_EXCEPTIONS::equals)
            .isPresent();
    Exclusions exclusions = document.body().exclusions();
    if (exceptions && exclusions.blocks().isEmpty()) {
      String hint =
          exclusions.markers().isEmpty()
              ? ""
              : " The exclusion marker on line %d does not count."
                  .formatted(
                      document
                          .lines()
                          .position(exclusions.markers().getFirst().line().start())
                          .line());
      out.report(
          document.place("hitl-status"),
          "hitl-status is REVIEWED_WITH_EXCEPTIONS, but the body has no exclusion block." + hint);
    }
  }
}
