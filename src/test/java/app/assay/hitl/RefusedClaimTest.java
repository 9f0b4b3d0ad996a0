package app.assay.hitl;

import static app.assay.hitl.ConfirmationCase.CONFIRMATION;
import static app.assay.hitl.ConfirmationCase.decide;
import static app.assay.hitl.ConfirmationCase.plan;
import static app.assay.hitl.ConfirmationCase.planned;
import static app.assay.hitl.ConfirmationCase.refusal;
import static app.assay.hitl.ConfirmationCase.refused;
import static app.assay.hitl.ConfirmationCase.replace;
import static app.assay.hitl.ConfirmationCase.request;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdText;
import app.assay.cgd.ClaimState;
import app.assay.cgd.hash.DocumentHash;
import app.assay.cgd.hash.HashResult;
import app.assay.finding.Fix;
import app.assay.ledger.DecisionRecord;
import app.assay.text.TextEdit;
import org.junit.jupiter.api.Test;

/// A claim that is answered false: what is written and what is proposed.
class RefusedClaimTest {

  @Test
  void refusalIsOnRecordWithoutAConfirmation() {
    CgdDocument after =
        planned(plan(CgdText.pending("B"), decide(Answer.FALSE, "The page says $109"))).after();
    assertThat(after.text()).contains("| 1 | Base price is $99/mo | ✗ Refused |");
  }

  @Test
  void falseLeavesTheClaimPending() {
    CgdDocument after =
        planned(plan(CgdText.pending("B"), decide(Answer.FALSE, "The page says $109"))).after();
    assertThat(after.claims().getFirst().state()).isEqualTo(ClaimState.PENDING);
    assertThat(after.header().value("hitl-status")).isEqualTo("PENDING");
    assertThat(after.header().value("hitl-pending-count")).isEqualTo("1");
  }

  @Test
  void falseProposesAMarker() {
    ConfirmationResult.Planned planned = refused();
    assertThat(planned.proposals().stream().map(Fix::title))
        .containsExactly(
            "Mark claim-75fb137a [UNVERIFIED] where it stands",
            "Put the paragraph of claim-75fb137a into an exclusion block and take the claim out");
    assertThat(planned.notices())
        .containsExactly(
            "Proposed: Mark claim-75fb137a [UNVERIFIED] where it stands.",
            "Proposed: Put the paragraph of claim-75fb137a into an exclusion block and take the"
                + " claim out.");
    assertThat(planned.remarks()).isEmpty();
  }

  @Test
  void exclusionThatIsTakenLeavesAValidDocument() {
    ConfirmationResult.Planned excluded =
        planned(
            CONFIRMATION.with(
                refused(),
                refused().proposals().getLast(),
                request(false, decide(Answer.FALSE, "The page says $109"))));
    CgdDocument after = excluded.after();
    assertThat(after.claims()).isEmpty();
    assertThat(after.header().value("hitl-status")).isEqualTo("REVIEWED_WITH_EXCEPTIONS");
    assertThat(after.header().value("exceptions-reason")).isEqualTo("The page says $109");
    assertThat(after.header().value("rag-ingestable")).isEqualTo("false");
    assertThat(after.text())
        .contains(
            "<!-- CG-EXCLUSION:BEGIN id=refused-claim-75fb137a -->\nBase price is $99/mo.\n"
                + "<!-- CG-EXCLUSION:END id=refused-claim-75fb137a -->\n");
    assertThat(excluded.evaluation().hasErrors()).isFalse();
    assertThat(TextEdit.apply(excluded.before().text(), excluded.edits())).isEqualTo(after.text());
    assertThat(
            new DecisionRecords("0.1.0")
                .of(
                    "a.cgd.md",
                    excluded.before(),
                    after,
                    excluded.reviewer(),
                    excluded.decisions(),
                    excluded.timing()))
        .extracting(DecisionRecord::decision)
        .containsExactly("false");
  }

  @Test
  void exclusionIsNotProposedForAnUnclearDocument() {
    assertThat(
            planned(
                    plan(
                        CgdText.pending("B").set("clarity-status", "UNCLEAR"),
                        decide(Answer.FALSE, "no")))
                .proposals()
                .stream()
                .map(Fix::title))
        .containsExactly("Mark claim-75fb137a [UNVERIFIED] where it stands");
  }

  @Test
  void markerThatIsTakenIsPartOfThePlanAndHashed() {
    ConfirmationResult.Planned marked =
        planned(
            CONFIRMATION.with(
                refused(),
                refused().proposals().getFirst(),
                request(false, decide(Answer.FALSE, "The page says $109"))));
    assertThat(marked.after().text()).contains("\nBase price is $99/mo [UNVERIFIED].\n");
    assertThat(DocumentHash.compute(marked.after().source()))
        .isEqualTo(new HashResult.Computed(marked.after().header().value("document-sha256")));
    assertThat(TextEdit.apply(marked.before().text(), marked.edits()))
        .isEqualTo(marked.after().text());
    assertThat(marked.proposals()).hasSize(1);
  }

  @Test
  void proposalOfAnotherPlanIsRefused() {
    assertThat(
            refusal(
                CONFIRMATION.with(
                    refused(),
                    new Fix("Mark something", TextEdit.insert(0, "x")),
                    request(false, decide(Answer.FALSE, "The page says $109")))))
        .isEqualTo(
            "\"Mark something\" no longer fits the document, so nothing was changed. Preview"
                + " again.");
  }

  @Test
  void falseNeedsAReason() {
    assertThat(refusal(plan(CgdText.pending("A"), decide(Answer.FALSE, ""))))
        .isEqualTo("Say why claim claim-75fb137a cannot be confirmed.");
  }

  @Test
  void refusingAConfirmedClaimMakesItPendingAgain() {
    CgdDocument once = planned(plan(CgdText.pending("B"), decide(Answer.TRUE, "seen"))).after();
    ClaimDecision replace = replace(Answer.FALSE, "wrong");
    CgdDocument after = planned(plan(once, false, replace)).after();
    assertThat(after.claims().getFirst().state()).isEqualTo(ClaimState.PENDING);
    assertThat(after.header().value("rag-ingestable")).isEqualTo("false");
    assertThat(after.text()).endsWith("Clarity Gate: CLEAR | PENDING\n");
  }

  @Test
  void refusingAConfirmedClaimTakesTheNameFromItsRow() {
    CgdDocument once = planned(plan(CgdText.pending("B"), decide(Answer.TRUE, "seen"))).after();
    ClaimDecision replace = replace(Answer.FALSE, "wrong");
    assertThat(planned(plan(once, false, replace)).after().text())
        .contains("| 1 | Base price is $99/mo | ✗ Refused |")
        .doesNotContain("Dana Reviewer");
  }

  @Test
  void refusingAConfirmedClaimTakesTheCheckMarkFromItsBullet() {
    CgdDocument once = planned(plan(CgdText.pending("A"), decide(Answer.TRUE, ""))).after();
    ClaimDecision replace = replace(Answer.FALSE, "wrong");
    assertThat(planned(plan(once, false, replace)).after().text())
        .contains("- Base price is $99/mo (price page)\n");
  }
}
