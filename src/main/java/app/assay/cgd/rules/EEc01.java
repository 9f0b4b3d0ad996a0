package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.Optional;

/// E-EC01: exclusions-coverage is there and no number from 0 to 1.
public final class EEc01 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-EC01", Severity.ERROR, "exclusions-coverage is not a share of 1", "FS §9.2");

  static final String KEY = "exclusions-coverage";

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Optional<YamlEntry> entry = document.header().entry(KEY);
    if (entry.isEmpty()
        || CoverageValue.of(entry.get().value()).filter(CoverageValue::isShare).isPresent()) {
      return;
    }
    String computed = document.computed().exclusionsCoverage().toPlainString();
    out.report(
        document.place(KEY),
        "exclusions-coverage %s; expected a number from 0 to 1 without quotes, here %s."
            .formatted(fault(entry.get()), computed),
        new Fix(
            "Set exclusions-coverage to " + computed + ", as computed",
            ScalarEdit.behindColon(document.text(), entry.get(), computed)));
  }

  private static String fault(YamlEntry entry) {
    if (!(entry.value() instanceof YamlScalar scalar)) {
      return "is a list or further keys";
    }
    if (scalar.isBlank()) {
      return "is empty";
    }
    return scalar.isPlain()
        ? "is " + scalar.value()
        : "is the text " + Quoted.of(scalar.value()) + " in quotes";
  }
}
