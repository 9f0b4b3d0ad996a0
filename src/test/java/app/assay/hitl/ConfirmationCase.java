package app.assay.hitl;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdText;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.rules.FormatRules;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/// One claim of one document, answered on 15 June 2026.
final class ConfirmationCase {

  static final CheckContext CONTEXT = CheckContext.at(Instant.parse("2026-06-15T12:00:00Z"));
  static final LocalDate TODAY = LocalDate.of(2026, 6, 15);

  static final Confirmation CONFIRMATION =
      new Confirmation(DocumentEditor.standard(), FormatRules.validator());

  private ConfirmationCase() {}

  static ConfirmationResult plan(CgdText text, ClaimDecision... decisions) {
    return plan(text.parse(), false, decisions);
  }

  static ConfirmationResult plan(CgdDocument document, boolean clear, ClaimDecision... decisions) {
    return CONFIRMATION.plan(document, request(clear, decisions));
  }

  static ConfirmationRequest request(boolean clear, ClaimDecision... decisions) {
    return new ConfirmationRequest(
        new Reviewer("Dana Reviewer"),
        TODAY,
        List.of(decisions),
        clear,
        CONTEXT,
        NoTerms.NONE,
        Timing.MEASURED);
  }

  static ConfirmationResult.Planned refused() {
    return planned(plan(CgdText.pending("B"), decide(Answer.FALSE, "The page says $109")));
  }

  static ClaimDecision decide(Answer answer, String evidence) {
    return new ClaimDecision(0, "claim-75fb137a", answer, evidence, Duration.ofSeconds(12), false);
  }

  static ConfirmationResult.Planned planned(ConfirmationResult result) {
    assertThat(result).isInstanceOf(ConfirmationResult.Planned.class);
    return (ConfirmationResult.Planned) result;
  }

  static String refusal(ConfirmationResult result) {
    assertThat(result).isInstanceOf(ConfirmationResult.Refused.class);
    return ((ConfirmationResult.Refused) result).message();
  }

  /// An answer that replaces the one that is there.
  static ClaimDecision replace(Answer answer, String evidence) {
    return new ClaimDecision(0, "claim-75fb137a", answer, evidence, Duration.ofSeconds(9), true);
  }
}
