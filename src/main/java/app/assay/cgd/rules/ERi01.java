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
import java.util.Locale;
import java.util.Optional;

/// E-RI01: rag-ingestable is there and no boolean of YAML: `true` and `false` without quotes.
public final class ERi01 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-RI01", Severity.ERROR, "rag-ingestable is not a boolean", "FS §9.1, §11.2");
  private static final String KEY = "rag-ingestable";

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Optional<YamlEntry> entry = document.header().entry(KEY);
    if (entry.isEmpty() || isBoolean(entry.get())) {
      return;
    }
    String computed = Boolean.toString(document.computed().ragIngestable());
    out.report(
        document.place(KEY),
        "rag-ingestable " + fault(entry.get()) + "; expected true or false without quotes.",
        new Fix(
            "Set rag-ingestable to " + computed + ", as computed",
            ScalarEdit.behindColon(document.text(), entry.get(), computed)));
  }

  private static boolean isBoolean(YamlEntry entry) {
    return entry.value() instanceof YamlScalar scalar && scalar.bool().isPresent();
  }

  private static String fault(YamlEntry entry) {
    if (!(entry.value() instanceof YamlScalar scalar)) {
      return "is a list or further keys";
    }
    if (scalar.isBlank()) {
      return "is empty";
    }
    boolean word = scalar.value().toLowerCase(Locale.ROOT).matches("true|false");
    return word && !scalar.isPlain()
        ? "is the text " + Quoted.of(scalar.value()) + " in quotes"
        : "is " + Quoted.of(scalar.value());
  }
}
