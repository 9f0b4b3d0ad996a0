package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.hash.RecipeDetection;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.WhiteSpace;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// E-HS01: document-sha256 is not 64 lower-case hex digits.
public final class EHs01 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-HS01", Severity.ERROR, "document-sha256 is not a hash", "FS §10.5");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Optional<YamlEntry> entry = document.header().entry(HashStamp.KEY);
    Optional<YamlScalar> value = document.header().scalar(HashStamp.KEY);
    if (entry.isEmpty() || value.isEmpty() || RecipeDetection.isHash(value.get().value())) {
      return;
    }
    String written = value.get().value();
    String inside = inside(written);
    List<Fix> fixes =
        RecipeDetection.isHash(inside)
            ? List.of(
                new Fix(
                    "Write the hash as 64 lower-case digits",
                    HashStamp.edit(document, entry.get(), inside)))
            : HashStamp.of(document);
    out.report(value.get().span(), "document-sha256 " + fault(written, inside) + ".", fixes);
  }

  /// The hash that is there but written otherwise, as far as there is one.
  private static String inside(String written) {
    String words = WhiteSpace.strip(written).toLowerCase(Locale.ROOT);
    return words.startsWith("sha256:") ? WhiteSpace.strip(words.substring(7)) : words;
  }

  private static String fault(String written, String inside) {
    if (RecipeDetection.isHash(inside)) {
      if (WhiteSpace.strip(written).equals(inside)) {
        return "has white space or a line break around its 64 digits";
      }
      return inside.length() == WhiteSpace.strip(written).length()
          ? "has capital letters; expected 64 lower-case hex digits"
          : "has something before its 64 digits";
    }
    if (inside.matches("[0-9a-f]+")) {
      return "has %d hex digits; expected 64".formatted(inside.length());
    }
    return "is %s, a placeholder instead of a hash of 64 lower-case hex digits"
        .formatted(Quoted.of(written));
  }
}
