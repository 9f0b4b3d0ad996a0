package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.math.BigDecimal;
import java.util.Optional;

/// W-EC01: half of the body or more is excluded, by computation or by the document's own word.
public final class WEc01 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("W-EC01", Severity.WARNING, "Most of the body is excluded", "FS §9.2");
  private static final BigDecimal HALF = new BigDecimal("0.5");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Optional<YamlEntry> entry = document.header().entry(EEc01.KEY);
    Optional<BigDecimal> declared =
        entry.flatMap(e -> CoverageValue.of(e.value())).filter(CoverageValue::isShare);
    BigDecimal computed = document.computed().exclusionsCoverage();
    if (computed.compareTo(HALF) >= 0) {
      String says =
          declared
              .filter(d -> d.compareTo(HALF) < 0)
              .map(d -> ", although it says " + d)
              .orElse("");
      out.report(
          place(document, declared.isPresent()),
          "Exclusion blocks cover %s of the body%s; half or more is too much."
              .formatted(percent(computed), says));
    } else if (entry.isPresent() && declared.filter(d -> d.compareTo(HALF) >= 0).isPresent()) {
      out.report(
          document.place(EEc01.KEY),
          "exclusions-coverage says %s, but exclusion blocks cover %s of the body."
              .formatted(declared.get(), percent(computed)),
          new Fix(
              "Set exclusions-coverage to " + computed.toPlainString(),
              ScalarEdit.behindColon(document.text(), entry.get(), computed.toPlainString())));
    }
  }

  private static Span place(CgdDocument document, boolean declared) {
    if (declared) {
      return document.place(EEc01.KEY);
    }
    Span block = document.body().exclusions().blocks().getFirst().span();
    int line = document.lines().lineAt(block.start());
    return WhiteSpace.strip(document.text(), document.lines().content(line));
  }

  private static String percent(BigDecimal share) {
    return share.movePointRight(2).stripTrailingZeros().toPlainString() + " %";
  }
}
