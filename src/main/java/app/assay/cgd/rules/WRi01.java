package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ClarityStatus;
import app.assay.cgd.ComputedFields;
import app.assay.cgd.Header;
import app.assay.cgd.HitlStatus;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// W-RI01: rag-ingestable is not what the statuses and exclusion blocks give.
public final class WRi01 implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "W-RI01", Severity.WARNING, "rag-ingestable differs from the computed value", "FS §9.1");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Optional<YamlScalar> value = document.header().scalar("rag-ingestable");
    Optional<Boolean> declared = value.flatMap(YamlScalar::bool);
    boolean computed = document.computed().ragIngestable();
    if (value.isEmpty() || declared.isEmpty() || declared.get() == computed) {
      return;
    }
    String reason =
        computed
            ? "the document is CLEAR, REVIEWED and without exclusion block"
            : String.join(" and ", obstacles(document));
    out.report(
        value.get().span(),
        "rag-ingestable says %s, but %s, so it must be %s."
            .formatted(declared.get(), reason, computed),
        new Fix(
            "Set rag-ingestable to " + computed,
            ScalarEdit.of(document.text(), value.get(), Boolean.toString(computed))));
  }

  private static List<String> obstacles(CgdDocument document) {
    Header header = document.header();
    List<String> obstacles = new ArrayList<>();
    if (header.clarityStatus().filter(ClarityStatus.CLEAR::equals).isEmpty()) {
      obstacles.add(status(header, "clarity-status"));
    }
    if (header.hitlStatus().filter(HitlStatus.REVIEWED::equals).isEmpty()) {
      obstacles.add(status(header, "hitl-status"));
    }
    int markers = document.body().exclusions().markers().size();
    if (markers > 0) {
      obstacles.add("the body has " + Counted.of(markers, "exclusion marker"));
    }
    if (ComputedFields.isNewer(header)) {
      obstacles.add("the format's version is newer than what is understood");
    }
    return obstacles;
  }

  private static String status(Header header, String key) {
    return header
        .scalar(key)
        .map(value -> key + " is " + value.value())
        .orElse(key + " is missing");
  }
}
