package app.assay.hitl;

import static app.assay.hitl.ConfirmationCase.CONFIRMATION;
import static app.assay.hitl.ConfirmationCase.CONTEXT;
import static app.assay.hitl.ConfirmationCase.TODAY;
import static app.assay.hitl.ConfirmationCase.decide;
import static app.assay.hitl.ConfirmationCase.plan;
import static app.assay.hitl.ConfirmationCase.planned;
import static app.assay.hitl.ConfirmationCase.refusal;
import static app.assay.hitl.ConfirmationCase.replace;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.cgd.ClaimState;
import app.assay.cgd.Ending;
import app.assay.cgd.hash.DocumentHash;
import app.assay.cgd.hash.HashResult;
import app.assay.text.SourceText;
import app.assay.text.TextEdit;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What an answer makes of a document.
class ConfirmationTest {

  @Test
  void trueWritesWhoWhenAndWhatWasFound() {
    CgdDocument after =
        planned(plan(CgdText.pending("B"), decide(Answer.TRUE, "Price page, line 3"))).after();
    assertThat(after.claims().getFirst().confirmedBy()).contains("Dana Reviewer");
    assertThat(after.claims().getFirst().confirmedDate()).contains("2026-06-15");
    assertThat(after.claims().getFirst().source()).isEqualTo("Price page, line 3");
  }

  @Test
  void lastConfirmationMakesTheDocumentReviewedAndIngestable() {
    ConfirmationResult.Planned planned =
        planned(plan(CgdText.pending("B"), decide(Answer.TRUE, "Price page, line 3")));
    CgdDocument after = planned.after();
    assertThat(after.header().value("hitl-pending-count")).isEqualTo("0");
    assertThat(after.header().value("hitl-status")).isEqualTo("REVIEWED");
    assertThat(after.header().value("rag-ingestable")).isEqualTo("true");
    assertThat(after.text()).endsWith(Ending.MARKER + "\nClarity Gate: CLEAR | REVIEWED\n");
    assertThat(DocumentHash.compute(after.source()))
        .isEqualTo(new HashResult.Computed(after.header().value("document-sha256")));
    assertThat(planned.evaluation().findings().stream().map(f -> f.rule().id()))
        .containsExactly("X-CONFIRMED-ORDER");
  }

  @Test
  void recordRowSaysWhoAndWhen() {
    CgdDocument after =
        planned(plan(CgdText.pending("B"), decide(Answer.TRUE, "Price page, line 3"))).after();
    assertThat(after.text())
        .contains("| 1 | Base price is $99/mo | ✓ Confirmed | Dana Reviewer | 2026-06-15 |\n");
  }

  @Test
  void recordBulletGetsItsCheckMark() {
    CgdDocument after = planned(plan(CgdText.pending("A"), decide(Answer.TRUE, ""))).after();
    assertThat(after.text()).contains("- Base price is $99/mo (price page) ✓\n");
  }

  @Test
  void recordBulletNamesTheEvidenceInsteadOfWhereToLook() {
    CgdText text =
        CgdText.pending("A")
            .body(
                "# API pricing\n\nBase price is $99/mo.\n\n## HITL Verification Record\n\n"
                    + "### Round A: Derived Data Confirmation\n"
                    + "- Base price is $99/mo (https://example.org/prices)\n");
    CgdDocument after = planned(plan(text, decide(Answer.TRUE, "Price page, line 3"))).after();
    assertThat(after.text()).contains("- Base price is $99/mo (Price page, line 3) ✓\n");
  }

  @Test
  void missingRecordIsWrittenBeforeTheEndMarker() {
    CgdText text = CgdText.pending("B").body("# API pricing\n\nBase price is $99/mo.\n");
    CgdDocument after = planned(plan(text, decide(Answer.TRUE, "Price page, line 3"))).after();
    assertThat(after.body().record()).isPresent();
    assertThat(after.text())
        .contains("| 1 | Base price is $99/mo | ✓ Confirmed | Dana Reviewer | 2026-06-15 |\n");
  }

  @Test
  void editsLeadExactlyFromOneTextToTheOther() {
    ConfirmationResult.Planned planned =
        planned(plan(CgdText.pending("A"), decide(Answer.TRUE, "")));
    assertThat(TextEdit.apply(planned.before().text(), planned.edits()))
        .isEqualTo(planned.after().text());
  }

  @Test
  void roundANeedsNoEvidenceAndKeepsItsSource() {
    CgdDocument after = planned(plan(CgdText.pending("A"), decide(Answer.TRUE, ""))).after();
    assertThat(after.claims().getFirst().source()).isEqualTo("https://example.org/prices");
    assertThat(after.claims().getFirst().state()).isEqualTo(ClaimState.VERIFIED);
  }

  @Test
  void roundBNeedsEvidence() {
    assertThat(refusal(plan(CgdText.pending("B"), decide(Answer.TRUE, " "))))
        .isEqualTo("Claim claim-75fb137a is Round B: say what you found before you confirm it.");
  }

  @Test
  void estimatedMarksTheTextAndConfirmsItAsAnEstimate() {
    CgdDocument after =
        planned(plan(CgdText.pending("B"), decide(Answer.ESTIMATED, "mean of three offers")))
            .after();
    assertThat(after.text()).contains("Base price is $99/mo *(estimated)*.\n");
    assertThat(after.claims().getFirst().source()).isEqualTo("Estimate: mean of three offers");
    assertThat(after.claims().getFirst().state()).isEqualTo(ClaimState.VERIFIED);
  }

  @Test
  void estimateThatIsMarkedAlreadyIsNotMarkedTwice() {
    CgdText text = CgdText.pending("B");
    String marked =
        text.parse().text().replace("Base price is $99/mo.", "Base price is $99/mo *(estimated)*.");
    CgdDocument after =
        planned(
                plan(
                    CgdParser.standard().parse(SourceText.of(marked)),
                    false,
                    decide(Answer.ESTIMATED, "mean")))
            .after();
    assertThat(after.text()).containsOnlyOnce("*(estimated)*");
  }

  @Test
  void estimateWithoutAPlaceInTheTextIsRefused() {
    CgdText text = CgdText.pending("B");
    String gone = text.parse().text().replace("\nBase price is $99/mo.\n", "\nNothing.\n");
    assertThat(
            refusal(
                plan(
                    CgdParser.standard().parse(SourceText.of(gone)),
                    false,
                    decide(Answer.ESTIMATED, "mean"))))
        .startsWith("The text of claim claim-75fb137a does not stand in the document");
  }

  @Test
  void skipChangesNoByte() {
    ConfirmationResult.Planned planned =
        planned(plan(CgdText.pending("B"), decide(Answer.SKIP, "")));
    assertThat(planned.after().text()).isEqualTo(planned.before().text());
  }

  @Test
  void halfFilledConfirmationIsNotCompletedUnseen() {
    CgdText text = CgdText.pending("B");
    String partial =
        text.parse().text().replace("    round: B\n", "    round: B\n    confirmed-by: M. Ito\n");
    CgdDocument document = CgdParser.standard().parse(SourceText.of(partial));
    assertThat(refusal(plan(document, false, decide(Answer.TRUE, "seen"))))
        .isEqualTo(
            "Claim claim-75fb137a has confirmed-by M. Ito but not both fields of a confirmation"
                + " (W-HC01). Nothing was changed; ask to replace what is there, so that it is not"
                + " completed unseen.");
    ClaimDecision replace = replace(Answer.TRUE, "seen");
    ConfirmationResult.Planned planned = planned(plan(document, false, replace));
    assertThat(planned.after().claims().getFirst().confirmedBy()).contains("Dana Reviewer");
    assertThat(planned.notices())
        .containsExactly(
            "Claim claim-75fb137a had confirmed-by M. Ito without a date already; both fields are"
                + " now yours.");
  }

  @Test
  void confirmedClaimIsNotConfirmedAgainUnasked() {
    CgdDocument once = planned(plan(CgdText.pending("B"), decide(Answer.TRUE, "seen"))).after();
    assertThat(refusal(plan(once, false, decide(Answer.TRUE, "seen again"))))
        .startsWith("Claim claim-75fb137a is already confirmed by Dana Reviewer on 2026-06-15.");
  }

  @Test
  void unclearDocumentAsksToBeDeclaredClear() {
    CgdText unclear =
        CgdText.pending("B")
            .set("clarity-status", "UNCLEAR")
            .ending(Ending.MARKER + "\nClarity Gate: UNCLEAR | PENDING\n");
    assertThat(refusal(plan(unclear, decide(Answer.TRUE, "seen"))))
        .startsWith("This answers the last claim of a document that is UNCLEAR");
    CgdDocument after = planned(plan(unclear.parse(), true, decide(Answer.TRUE, "seen"))).after();
    assertThat(after.header().value("clarity-status")).isEqualTo("CLEAR");
    assertThat(after.header().value("hitl-status")).isEqualTo("REVIEWED");
  }

  @Test
  void futureDateIsRefused() {
    assertThat(
            refusal(
                CONFIRMATION.plan(
                    CgdText.pending("A").parse(),
                    new ConfirmationRequest(
                        new Reviewer("Dana Reviewer"),
                        TODAY.plusDays(1),
                        List.of(decide(Answer.TRUE, "")),
                        false,
                        CONTEXT,
                        NoTerms.NONE,
                        Timing.MEASURED))))
        .isEqualTo(
            "2026-06-16 is in the future (today is 2026-06-15 UTC). Nothing was changed; give a"
                + " date that has come.");
  }

  @Test
  void claimThatMovedIsRefused() {
    ClaimDecision other =
        new ClaimDecision(0, "claim-00000000", Answer.TRUE, "seen", Duration.ZERO, false);
    assertThat(refusal(plan(CgdText.pending("B"), other)))
        .isEqualTo(
            "The document has no claim claim-00000000 at this place any more. Nothing was changed;"
                + " open it again.");
  }

  @Test
  void claimAnsweredTwiceIsRefused() {
    assertThat(
            refusal(
                plan(CgdText.pending("A"), decide(Answer.TRUE, ""), decide(Answer.FALSE, "no"))))
        .isEqualTo("Claim claim-75fb137a is answered twice. Nothing was changed.");
  }
}
