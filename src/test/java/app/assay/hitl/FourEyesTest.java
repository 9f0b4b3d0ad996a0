package app.assay.hitl;

import static app.assay.hitl.ConfirmationCase.planned;
import static app.assay.hitl.ConfirmationCase.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.cgd.ClaimState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Two persons answer where a vault demands two.
class FourEyesTest {

  @TempDir Path folder;
  private VaultOfTwo vault;

  @BeforeEach
  void vaultOfTwo() throws IOException {
    vault = new VaultOfTwo(folder);
  }

  @Test
  void firstAnswerLeavesTheClaimPendingAndIsOnRecord() throws IOException {
    ConfirmationResult.Planned first =
        planned(vault.plan("Ann Reyes", Answer.TRUE, "Page, line 3"));
    assertThat(first.notices())
        .containsExactly(
            "This is the first review of claim claim-75fb137a; it waits for a second person.");
    vault.answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    assertThat(vault.claim().state()).isEqualTo(ClaimState.PENDING);
    assertThat(vault.document().header().value("hitl-status")).isEqualTo("PENDING");
    assertThat(vault.document().header().value("rag-ingestable")).isEqualTo("false");
    assertThat(vault.document().text())
        .contains(
            "| 1 | Base price is $99/mo | Pending, first review: Ann Reyes, 2026-06-15 |  |  |\n");
    assertThat(first.evaluation().hasErrors()).isFalse();
    assertThat(vault.decisions()).containsExactly("Ann Reyes first-true");
    assertThat(vault.ledger().entries().getLast().record().more())
        .containsEntry(DecisionRecords.CLAIM_SOURCE, vault.claim().source());
  }

  @Test
  void secondPersonConfirmsAndBothAreNamed() throws IOException {
    vault.answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    vault.answer("Bob Ito", Answer.TRUE, "Price list of May");
    assertThat(vault.claim().confirmedBy()).contains("Ann Reyes and Bob Ito");
    assertThat(vault.claim().confirmedDate()).contains("2026-06-15");
    assertThat(vault.claim().source()).isEqualTo("Page, line 3; Price list of May");
    assertThat(vault.document().header().value("hitl-status")).isEqualTo("REVIEWED");
    assertThat(vault.document().text())
        .contains(
            "| 1 | Base price is $99/mo | ✓ Confirmed | Ann Reyes and Bob Ito | 2026-06-15 |\n");
    assertThat(vault.decisions()).containsExactly("Ann Reyes first-true", "Bob Ito true");
    assertThat(vault.ledger().entries().getLast().record().more())
        .containsEntry(DecisionRecords.CONFIRMED_BY, "Ann Reyes and Bob Ito");
    assertThat(vault.ledger().verify().isSound()).isTrue();
  }

  @Test
  void bothMustConfirmRoundAToo() throws IOException {
    vault.write(CgdText.pending("A"));
    vault.answer("Ann Reyes", Answer.TRUE, "");
    assertThat(vault.claim().state()).isEqualTo(ClaimState.PENDING);
    assertThat(vault.document().text()).doesNotContain("✓");
    vault.answer("Bob Ito", Answer.TRUE, "");
    assertThat(vault.claim().confirmedBy()).contains("Ann Reyes and Bob Ito");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ann Reyes",
        " ann  REYES ",
        "Dr. Ann Réyes",
        "A. Reyes",
        "Аnn Reyes",
        "Ann Reyes\u200b"
      })
  void samePersonIsNoSecondReviewer(String name) throws IOException {
    vault.answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    byte[] before = Files.readAllBytes(vault.file());
    assertThat(refusal(vault.plan(name, Answer.TRUE, "again")))
        .endsWith(
            "of claim claim-75fb137a already. Nothing was changed; under the review profile of"
                + " this vault, none (two reviewers, no minimum time), somebody else has to confirm"
                + " it.");
    assertThat(Files.readAllBytes(vault.file())).isEqualTo(before);
  }

  @Test
  void otherSpellingIsNamedInTheRefusal() throws IOException {
    vault.answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    assertThat(refusal(vault.plan("Dr. A. Reyes", Answer.TRUE, "again")))
        .startsWith("Dr. A. Reyes cannot be told from Ann Reyes, who gave the first review of");
  }

  @Test
  void whoeverMadeTheDocumentIsNoSecondReviewer() throws IOException {
    vault.write(CgdText.pending("B").set("processed-by", "\"Claude + Dr. Bob Ito\""));
    vault.answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    assertThat(refusal(vault.plan("Bob Ito", Answer.TRUE, "seen")))
        .isEqualTo(
            "Bob Ito cannot be told from Claude + Dr. Bob Ito in processed-by, and under the review"
                + " profile of this vault, none (two reviewers, no minimum time), whoever made a"
                + " document does not give the second review. Nothing was changed; a third person"
                + " has to confirm claim claim-75fb137a.");
    vault.answer("Cleo Marsh", Answer.TRUE, "seen");
    assertThat(vault.claim().confirmedBy()).contains("Ann Reyes and Cleo Marsh");
  }

  @Test
  void disagreementLeavesTheClaimPendingAndBothOnRecord() throws IOException {
    vault.answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    vault.answer("Bob Ito", Answer.FALSE, "The page says $109");
    assertThat(vault.claim().state()).isEqualTo(ClaimState.PENDING);
    assertThat(vault.document().text()).contains("✗ Refused");
    assertThat(vault.decisions()).containsExactly("Ann Reyes first-true", "Bob Ito false");
  }

  @Test
  void afterARefusalTwoMustConfirmAnew() throws IOException {
    vault.answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    vault.answer("Bob Ito", Answer.FALSE, "The page says $109");
    vault.answer("Cleo Marsh", Answer.TRUE, "Page, line 4");
    assertThat(vault.claim().state()).isEqualTo(ClaimState.PENDING);
    vault.answer("Bob Ito", Answer.TRUE, "I misread it");
    assertThat(vault.claim().confirmedBy()).contains("Cleo Marsh and Bob Ito");
  }

  @Test
  void trueAndEstimatedDoNotAgree() throws IOException {
    vault.answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    assertThat(planned(vault.plan("Bob Ito", Answer.ESTIMATED, "by weight")).notices())
        .containsExactly(
            "This is the first review of claim claim-75fb137a; it waits for a second person.",
            "Ann Reyes called claim claim-75fb137a true; both answers are on record.");
    vault.answer("Bob Ito", Answer.ESTIMATED, "by weight");
    assertThat(vault.document().text()).doesNotContain("*(estimated)*");
    vault.answer("Ann Reyes", Answer.ESTIMATED, "by hand");
    assertThat(vault.claim().confirmedBy()).contains("Bob Ito and Ann Reyes");
    assertThat(vault.claim().source()).isEqualTo("Estimate: by weight; by hand");
    assertThat(vault.document().text()).contains("Base price is $99/mo *(estimated)*");
  }

  @Test
  void changedTextNeedsTwoAnew() throws IOException {
    vault.answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    Files.writeString(
        vault.file(),
        vault.document().text().replace("Base price is $99/mo", "Base price is $999/mo"));
    assertThat(vault.claim().text()).isEqualTo("Base price is $999/mo");
    assertThat(
            planned(vault.plan("Bob Ito", Answer.TRUE, "seen")).after().claims().getFirst().state())
        .isEqualTo(ClaimState.PENDING);
  }

  @Test
  void changedSourceNeedsTwoAnew() throws IOException {
    vault.answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    String source = vault.claim().source();
    Files.writeString(
        vault.file(), vault.document().text().replace(source, source + " of last year"));
    assertThat(
            planned(vault.plan("Bob Ito", Answer.TRUE, "seen")).after().claims().getFirst().state())
        .isEqualTo(ClaimState.PENDING);
  }

  @Test
  void firstReviewThatWasTakenBackCountsNoMore() throws IOException {
    ConfirmationResult.Planned first =
        planned(vault.plan("Ann Reyes", Answer.TRUE, "Page, line 3"));
    WriteResult.Written written =
        (WriteResult.Written) vault.writer().write(vault.file(), "prices.cgd.md", first);
    assertThat(vault.writer().revert(written, first.after().source()))
        .isInstanceOf(WriteResult.Written.class);
    vault.answer("Bob Ito", Answer.TRUE, "seen");
    assertThat(vault.claim().state()).isEqualTo(ClaimState.PENDING);
  }

  @Test
  void replacedConfirmationWaitsForTheSecondPerson() throws IOException {
    vault.answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    vault.answer("Bob Ito", Answer.TRUE, "seen");
    vault
        .writer()
        .write(
            vault.file(),
            "prices.cgd.md",
            planned(vault.plan("Ann Reyes", Answer.TRUE, "anew", true)));
    assertThat(vault.claim().state()).isEqualTo(ClaimState.PENDING);
    assertThat(vault.document().header().value("hitl-status")).isEqualTo("PENDING");
  }
}
