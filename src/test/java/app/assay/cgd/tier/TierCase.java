package app.assay.cgd.tier;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.cgd.Claim;
import app.assay.cgd.Ending;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.rules.FormatRules;
import app.assay.finding.Finding;
import app.assay.text.SourceText;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Documents to promote and demote, and the two commands with everything usual filled in.
final class TierCase {

  static final CheckContext CONTEXT = CheckContext.at(Instant.parse("2026-06-15T12:00:00Z"));

  static final String CONFIRMED =
      """
      id: claim-75fb137a
      text: "Base price is $99/mo"
      value: "$99/mo"
      source: "Price list 2026"
      location: "api-pricing/1"
      round: B
      confirmed-by: "Ida Berg"
      confirmed-date: 2026-06-02
      """;
  static final String RECORD =
      """
      ## HITL Verification Record

      ### Round B: True HITL Verification
      | # | Claim | Status | Verified By | Date |
      |---|-------|--------|-------------|------|
      """;
  static final String ROW = "| 1 | Base price is $99/mo | ✓ Confirmed | Ida Berg | 2026-06-02 |\n";
  static final String BODY = "# API pricing\n\nBase price is $99/mo.\n\n";

  private TierCase() {}

  /// A valid, reviewed document with one confirmed claim.
  static CgdText confirmed() {
    return CgdText.valid().claim(CONFIRMED).body(BODY + RECORD + ROW);
  }

  /// As [#confirmed()] with a second claim, pending.
  static CgdText confirmedAnd(String claim, String row) {
    return CgdText.valid()
        .set("hitl-status", "PENDING")
        .set("hitl-pending-count", "1")
        .set("rag-ingestable", "false")
        .claim(CONFIRMED)
        .claim(claim)
        .body(BODY + RECORD + ROW + row)
        .ending(Ending.MARKER + "\nClarity Gate: CLEAR | PENDING\n");
  }

  static TierResult promote(CgdDocument document) {
    return promote(document, Map.of());
  }

  static TierResult promote(CgdDocument document, Map<String, String> values) {
    return promote(
        document, new PromotionRequest("Harbour board", "1.0", "Ida Berg", values, CONTEXT));
  }

  static TierResult promote(CgdDocument document, PromotionRequest request) {
    return new Promotion(DocumentEditor.standard(), FormatRules.validator())
        .plan(document, request);
  }

  static TierResult demote(CgdDocument document, String reason) {
    return new Demotion(DocumentEditor.standard(), FormatRules.validator())
        .plan(document, new DemotionRequest(reason, CONTEXT));
  }

  static CgdDocument parse(String text) {
    return CgdParser.standard().parse(SourceText.of(text));
  }

  static CgdDocument changed(TierResult result) {
    if (result instanceof TierResult.Planned planned) {
      return planned.edited().document();
    }
    throw new AssertionError("not planned: " + result);
  }

  static List<String> notes(TierResult result) {
    return result instanceof TierResult.Planned planned ? planned.notes() : List.of();
  }

  /// The message of a refusal and its findings, with their places in brackets.
  static List<String> refusal(CgdDocument document, TierResult result) {
    return switch (result) {
      case TierResult.Refused(String message, List<Finding> findings) ->
          told(document, message, findings);
      case TierResult.ValuesMissing(List<Claim> _, List<Finding> findings) ->
          told(document, "values missing", findings);
      default -> throw new AssertionError("not refused: " + result);
    };
  }

  private static List<String> told(CgdDocument document, String message, List<Finding> findings) {
    Stream<String> told =
        findings.stream()
            .map(
                f ->
                    "%s [%s] %s"
                        .formatted(f.rule().id(), f.span().in(document.text()), f.message()));
    return Stream.concat(Stream.of(message), told).toList();
  }

  /// The section Verified Claims, its trailing empty lines cut.
  static String table(CgdDocument document) {
    return document
        .body()
        .verifiedClaims()
        .map(section -> section.span().in(document.text()).stripTrailing())
        .orElse("");
  }
}
