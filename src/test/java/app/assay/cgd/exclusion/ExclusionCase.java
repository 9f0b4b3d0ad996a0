package app.assay.cgd.exclusion;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.cgd.Ending;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.plan.Plan;
import app.assay.cgd.rules.FormatRules;
import app.assay.finding.Severity;
import app.assay.text.SourceText;
import java.time.Instant;
import java.util.List;

/// Documents with exclusion blocks.
final class ExclusionCase {

  static final CheckContext CONTEXT = CheckContext.at(Instant.parse("2026-06-15T12:00:00Z"));
  static final String BODY =
      """
      # Lamp room

      The lamp room has eight windows.

      <!-- CG-EXCLUSION:BEGIN id=door -->
      The door code is 4711.
      <!-- CG-EXCLUSION:END id=door -->
      """;

  private ExclusionCase() {}

  /// A valid document with one block, `door`.
  static CgdText excluded() {
    return excluded("[door]", BODY);
  }

  /// A document that declares exceptions.
  static CgdText excluded(String ids, String body) {
    return CgdText.valid()
        .set("hitl-status", "REVIEWED_WITH_EXCEPTIONS")
        .set("rag-ingestable", "false")
        .set("exceptions-reason", "\"Nobody knows\"")
        .set("exceptions-ids", ids)
        .body(body)
        .ending(Ending.MARKER + "\nClarity Gate: CLEAR | REVIEWED_WITH_EXCEPTIONS\n");
  }

  static CgdDocument parse(String text) {
    return CgdParser.standard().parse(SourceText.of(text));
  }

  static CgdDocument changed(Plan plan) {
    if (plan instanceof Plan.Ready ready) {
      return ready.edited().document();
    }
    throw new AssertionError("not ready: " + plan);
  }

  static String refusal(Plan plan) {
    if (plan instanceof Plan.Refused refused) {
      return refused.message();
    }
    throw new AssertionError("not refused: " + plan);
  }

  static List<String> codes(Plan plan) {
    return plan instanceof Plan.Refused refused
        ? refused.findings().stream().map(f -> f.rule().id()).toList()
        : List.of();
  }

  /// Errors and hash warnings of a document.
  static List<String> objections(CgdDocument document) {
    return FormatRules.validator().evaluate(document, CONTEXT).findings().stream()
        .filter(f -> f.severity() == Severity.ERROR || f.rule().id().equals("W-HS01"))
        .map(f -> f.rule().id())
        .toList();
  }
}
