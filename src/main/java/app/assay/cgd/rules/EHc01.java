package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlMapping;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.cgd.yaml.YamlSequence;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import java.util.Optional;

/// E-HC01: `hitl-claims` is there but is no list.
public final class EHc01 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-HC01", Severity.ERROR, "hitl-claims is not a list", "FS §10.6.1");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Optional<YamlEntry> entry = document.header().entry("hitl-claims");
    if (entry.isEmpty() || entry.get().value() instanceof YamlSequence) {
      return;
    }
    Span place = document.place("hitl-claims");
    if (entry.get().value() instanceof YamlScalar scalar && scalar.isNull()) {
      out.report(
          place,
          "hitl-claims has no value; a document without claims has an empty list, [].",
          new Fix(
              "Write an empty list", ScalarEdit.behindColon(document.text(), entry.get(), "[]")));
      return;
    }
    String found =
        entry.get().value() instanceof YamlMapping ? "keys with values" : "a single value";
    out.report(place, "hitl-claims must be a list of claims, but holds " + found + ".");
  }
}
