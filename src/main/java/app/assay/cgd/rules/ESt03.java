package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.HitlStatus;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.edit.Change;
import app.assay.cgd.edit.Value;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.List;
import java.util.Optional;

/// E-ST03: a required field of the front matter is missing; null and blank count as missing.
public final class ESt03 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-ST03", Severity.ERROR, "A required field is missing", "FS §10.2, §1.3");

  /// The required fields in the order of the schema (FS §1.3).
  private static final List<String> REQUIRED =
      List.of(
          "clarity-gate-version",
          "processed-date",
          "processed-by",
          "clarity-status",
          "hitl-status",
          "hitl-pending-count",
          "points-passed",
          "document-sha256");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    for (String key : REQUIRED) {
      if (document.header().scalar(key).isEmpty()) {
        out.report(
            document.place(key), message(document.header().entry(key), key), fixes(document, key));
      }
    }
  }

  private static String message(Optional<YamlEntry> entry, String key) {
    if (entry.isEmpty()) {
      return "The front matter lacks the required field " + key + ".";
    }
    return entry.get().value() instanceof YamlScalar
        ? "The required field " + key + " is empty."
        : "The required field " + key + " must hold one value, not a list or further keys.";
  }

  /// What can be computed is written; the rest only those know who processed the document.
  private static List<Fix> fixes(CgdDocument document, String key) {
    return switch (key) {
      case "document-sha256" -> FieldFix.hash(document);
      case "hitl-pending-count" -> count(document);
      default -> List.of();
    };
  }

  /// No count is written that contradicts the status.
  private static List<Fix> count(CgdDocument document) {
    int pending = document.computed().pendingCount();
    boolean waits = document.header().hitlStatus().filter(HitlStatus.PENDING::equals).isPresent();
    return ClaimList.isCountable(document) && waits == (pending > 0)
        ? FieldFix.of(
            document,
            "Set hitl-pending-count to " + pending,
            new Change.SetField("hitl-pending-count", Value.number(pending)))
        : List.of();
  }
}
