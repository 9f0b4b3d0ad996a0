package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ClarityStatus;
import app.assay.cgd.HitlStatus;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.WhiteSpace;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// X-STATUS-VALUE: `clarity-status` or `hitl-status` holds another word than the format allows.
public final class XStatusValue implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "X-STATUS-VALUE", Severity.ERROR, "A status is not one of the allowed words", "FS §1.3");

  private static final List<String> CLARITY =
      Stream.of(ClarityStatus.values()).map(ClarityStatus::name).toList();
  private static final List<String> HITL =
      Stream.of(HitlStatus.values()).map(HitlStatus::name).toList();

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    check("clarity-status", CLARITY, document, out);
    check("hitl-status", HITL, document, out);
  }

  private static void check(
      String key, List<String> allowed, CgdDocument document, FindingSink out) {
    Optional<YamlScalar> written = document.header().scalar(key);
    if (written.isEmpty() || allowed.contains(written.get().value())) {
      return;
    }
    String meant =
        WhiteSpace.collapse(written.get().value())
            .toUpperCase(Locale.ROOT)
            .replace(' ', '_')
            .replace('-', '_');
    Fix[] fixes =
        allowed.contains(meant)
            ? new Fix[] {
              new Fix(
                  "Set %s to %s".formatted(key, meant),
                  ScalarEdit.of(document.text(), written.get(), meant))
            }
            : new Fix[0];
    out.report(
        written.get().span(),
        "%s is %s; it must be %s."
            .formatted(key, Quoted.of(written.get().value()), String.join(" or ", allowed)),
        fixes);
  }
}
