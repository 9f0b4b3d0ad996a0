package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Profile;
import app.assay.cgd.hash.RecipeDetection;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.WhiteSpace;
import java.util.List;
import java.util.Optional;

/// E-FM10: document-sha256 is not on one line.
public final class EFm10 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-FM10", Severity.ERROR, "document-sha256 is not on one line", "R4 §3.4");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Profile since() {
    return Profile.PREVIEW;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Optional<YamlEntry> entry = document.header().entry(HashStamp.KEY);
    Optional<YamlScalar> value = document.header().scalar(HashStamp.KEY);
    if (entry.isPresent() && value.isPresent() && HashStamp.isMultiLine(document, entry.get())) {
      out.report(
          value.get().span(),
          "document-sha256 takes more than one line; other tools may hash the rest of it or find no"
              + " hash.",
          onOneLine(document, entry.get(), value.get()));
    }
  }

  /// The same value on one line: a wrong hash must stay visible as one.
  private static List<Fix> onOneLine(CgdDocument document, YamlEntry entry, YamlScalar value) {
    String joined = value.value().replaceAll("\\s+", "");
    boolean oneWord = WhiteSpace.strip(value.value()).equals(joined);
    return joined.matches("[0-9A-Za-z-]+") && (oneWord || RecipeDetection.isHash(joined))
        ? List.of(
            new Fix(
                "Write document-sha256 on one line",
                ScalarEdit.behindColon(document.text(), entry, joined)))
        : List.of();
  }
}
