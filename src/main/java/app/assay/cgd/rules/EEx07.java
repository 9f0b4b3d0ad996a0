package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.HitlStatus;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.Optional;

/// E-EX07: the status speaks of exceptions and exceptions-reason says nothing.
public final class EEx07 implements Check {

  private static final String KEY = "exceptions-reason";
  private static final Rule RULE =
      Rule.ofFormat(
          "E-EX07", Severity.ERROR, "REVIEWED_WITH_EXCEPTIONS without a reason", "FS §8.6");

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
    if (exceptions && document.header().scalar(KEY).isEmpty()) {
      Optional<YamlEntry> entry = document.header().entry(KEY);
      String fault =
          entry.isEmpty()
              ? "is missing"
              : entry.get().value() instanceof YamlScalar
                  ? "is empty"
                  : "is a list or further keys instead of a text";
      out.report(
          document.place(KEY),
          "hitl-status is REVIEWED_WITH_EXCEPTIONS, but exceptions-reason " + fault + ".");
    }
  }
}
