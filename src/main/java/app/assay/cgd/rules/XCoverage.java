package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.TextEdit;
import java.math.BigDecimal;
import java.util.Optional;

/// X-COVERAGE: the declared `exclusions-coverage` differs from the computed one by more than
/// rounding.
public final class XCoverage implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "X-COVERAGE", Severity.WARNING, "exclusions-coverage is not the computed one", "FS §9.2");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Optional<BigDecimal> declared =
        document
            .header()
            .entry("exclusions-coverage")
            .flatMap(entry -> CoverageValue.of(entry.value()))
            .filter(CoverageValue::isShare);
    if (declared.isEmpty()) {
      return;
    }
    BigDecimal computed = document.computed().exclusionsCoverage();
    if (declared.get().subtract(computed).abs().compareTo(tolerance(declared.get())) > 0) {
      String value = computed.toPlainString();
      out.report(
          document.place("exclusions-coverage"),
          "exclusions-coverage is %s, but computed is %s."
              .formatted(declared.get().toPlainString(), value),
          new Fix(
              "Set exclusions-coverage to " + value,
              new TextEdit(document.place("exclusions-coverage"), value)));
    }
  }

  /// Half a unit of the last digit written, and of the last digit computed. A zero says that
  /// nothing is excluded, so it is never a rounded number, nor is a number without a fraction.
  private static BigDecimal tolerance(BigDecimal declared) {
    int digits = declared.signum() == 0 || declared.scale() < 1 ? 4 : Math.min(declared.scale(), 4);
    return new BigDecimal("0.5").movePointLeft(digits).add(new BigDecimal("0.00005"));
  }
}
