package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.List;
import java.util.Optional;

/// E-ST05: points-passed is not a comma list of `N` and `N-M` between 1 and 9 (rulebook C12).
public final class ESt05 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-ST05", Severity.ERROR, "points-passed is not valid", "FS §10.2");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Optional<YamlScalar> written = document.header().scalar("points-passed");
    if (written.isEmpty()) {
      return;
    }
    YamlScalar value = written.get();
    if (PointsPassed.read(value.value()) instanceof PointsPassed.Reading.Fault(String fault)) {
      out.report(value.span(), fault, mendedDashes(document.text(), value));
    }
  }

  private static List<Fix> mendedDashes(String text, YamlScalar value) {
    String mended = value.value().replaceAll("[\u2010-\u2015\u2212]", "-");
    boolean helps = !mended.equals(value.value()) && PointsPassed.of(mended).isPresent();
    return helps
        ? List.of(
            new Fix("Write the range with a hyphen: " + mended, ScalarEdit.of(text, value, mended)))
        : List.of();
  }
}
