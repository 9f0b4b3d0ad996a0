package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.Optional;
import java.util.stream.Stream;

/// X-VERSION: `clarity-gate-version` is no number such as 2.1, so that nobody can tell whether it
/// is newer than what is understood.
public final class XVersion implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "X-VERSION", Severity.ERROR, "clarity-gate-version is not a version", "FS §1.3");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Optional<YamlScalar> written = document.header().scalar("clarity-gate-version");
    if (written.isEmpty() || isVersion(written.get().value())) {
      return;
    }
    String value = written.get().value();
    String number = value.startsWith("v") || value.startsWith("V") ? value.substring(1) : "";
    Fix[] fixes =
        isVersion(number)
            ? new Fix[] {
              new Fix(
                  "Set clarity-gate-version to " + number,
                  ScalarEdit.of(document.text(), written.get(), number))
            }
            : new Fix[0];
    out.report(
        written.get().span(),
        "clarity-gate-version is %s; expected a number such as 2.1.".formatted(Quoted.of(value)),
        fixes);
  }

  /// One to three whole numbers with dots between.
  private static boolean isVersion(String value) {
    String[] parts = value.split("\\.", -1);
    return parts.length <= 3
        && Stream.of(parts)
            .allMatch(
                part ->
                    !part.isEmpty()
                        && part.length() <= 9
                        && part.chars().allMatch(c -> c >= '0' && c <= '9'));
  }
}
