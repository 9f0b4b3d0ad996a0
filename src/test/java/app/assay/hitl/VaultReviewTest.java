package app.assay.hitl;

import static app.assay.hitl.ConfirmationCase.planned;
import static app.assay.hitl.ConfirmationCase.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.Claim;
import app.assay.cgd.ClaimState;
import app.assay.cgd.check.CheckContext;
import app.assay.hitl.profile.PolicyFile;
import app.assay.hitl.profile.ReviewPolicy;
import app.assay.hitl.profile.ReviewProfile;
import app.assay.ledger.DecisionRecord;
import app.assay.ledger.Ledger;
import app.assay.text.DocumentFile;
import app.assay.text.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What a vault asks for is known from its settings and its ledger, or nothing is confirmed.
class VaultReviewTest {

  @TempDir Path folder;
  private VaultOfTwo vault;

  @BeforeEach
  void vaultOfTwo() throws IOException {
    vault = new VaultOfTwo(folder);
  }

  @Test
  void documentWithoutItsLedgerEntryHasNoFirstReview() throws IOException {
    ConfirmationResult.Planned first =
        planned(vault.plan("Ann Reyes", Answer.TRUE, "Page, line 3"));
    Files.writeString(vault.file(), first.after().text());
    vault.answer("Bob Ito", Answer.TRUE, "seen");
    assertThat(vault.claim().state()).isEqualTo(ClaimState.PENDING);
  }

  @Test
  void machineInTheLedgerIsNoFirstReviewer() throws IOException {
    Claim claim = vault.claim();
    vault
        .ledger()
        .append(
            List.of(
                new DecisionRecord(
                    "ChatGPT",
                    "B",
                    "prices.cgd.md",
                    claim.id(),
                    "first-true",
                    "seen",
                    ReviewList.textHash(claim),
                    "",
                    "",
                    70,
                    "0.1.0",
                    Map.of(DecisionRecords.CLAIM_SOURCE, claim.source()))));
    vault.answer("Bob Ito", Answer.TRUE, "seen");
    assertThat(vault.claim().state()).isEqualTo(ClaimState.PENDING);
  }

  @Test
  void damagedLedgerStopsConfirmations() throws IOException {
    vault.answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    Path lines = folder.resolve(".assay/ledger.jsonl");
    Files.writeString(lines, Files.readString(lines).replace("Ann Reyes", "Ann Reyez"));
    assertThat(refusal(vault.plan("Bob Ito", Answer.TRUE, "seen")))
        .startsWith(
            "The ledger is damaged, and under a review profile nothing is confirmed without it: ")
        .endsWith("look at it with 'assay ledger verify' and bring .assay back from a backup.");
  }

  @Test
  void lostLedgerForgetsTheFirstReview() throws IOException {
    vault.answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    Files.delete(folder.resolve(".assay/ledger.jsonl"));
    assertThat(vault.plan("Bob Ito", Answer.TRUE, "seen"))
        .isInstanceOf(ConfirmationResult.Refused.class);
    Files.delete(folder.resolve(".assay/ledger.checkpoint"));
    assertThat(
            planned(vault.plan("Bob Ito", Answer.TRUE, "seen")).after().claims().getFirst().state())
        .isEqualTo(ClaimState.PENDING);
  }

  @Test
  void settingsThatCannotBeReadStopConfirmations() throws IOException {
    Files.writeString(folder.resolve(PolicyFile.NAME), "{");
    assertThat(refusal(vault.plan("Bob Ito", Answer.TRUE, "seen")))
        .startsWith(".assay/review.json of ")
        .endsWith(
            " is no JSON, so it is not known what this vault asks of reviewers. Nothing was"
                + " changed; mend the file, or set the profile anew with 'assay"
                + " review-profile'.");
  }

  @Test
  void settingsThatAreGoneStopConfirmations() throws IOException {
    Files.delete(folder.resolve(PolicyFile.NAME));
    assertThat(refusal(vault.plan("Bob Ito", Answer.TRUE, "seen")))
        .contains("is gone, but not by 'assay review-profile': Ida Berg set none (two reviewers");
  }

  @Test
  void settingsChangedByHandStopConfirmations() throws IOException {
    Files.writeString(folder.resolve(PolicyFile.NAME), "{\"profile\": \"none\"}");
    assertThat(refusal(vault.plan("Bob Ito", Answer.TRUE, "seen")))
        .contains("is changed, but not by");
    vault.demand(ReviewPolicy.NONE);
    vault.answer("Bob Ito", Answer.TRUE, "seen");
    assertThat(vault.claim().confirmedBy()).contains("Bob Ito");
  }

  @Test
  void vaultWithinTheVaultDemandsNoLess() throws IOException {
    Path inner = folder.resolve("inner");
    Files.createDirectories(inner.resolve(".assay"));
    VaultReview review = new VaultReview(new DocumentFile(), Ledger.open(inner, VaultOfTwo.CLOCK));
    assertThat(review.policy(inner.resolve("a.cgd.md")))
        .isEqualTo(new VaultReview.Demand.Of(new ReviewPolicy(ReviewProfile.NONE, 2, 0)));
  }

  @Test
  void linkFromOutsideDemandsNoLess(@TempDir Path outside) throws IOException {
    Path link = Files.createSymbolicLink(outside.resolve("link.cgd.md"), vault.file());
    VaultReview review =
        new VaultReview(new DocumentFile(), Ledger.open(outside, VaultOfTwo.CLOCK));
    assertThat(review.policy(link))
        .isEqualTo(new VaultReview.Demand.Of(new ReviewPolicy(ReviewProfile.NONE, 2, 0)));
  }

  @Test
  void placeThatCannotBeFollowedStopsConfirmations() throws IOException {
    Path round = folder.resolve("round");
    Files.createSymbolicLink(round, round);
    VaultReview.Demand demand = vault.writer().review().policy(round.resolve("a.cgd.md"));
    assertThat(demand).isInstanceOf(VaultReview.Demand.Stopped.class);
    assertThat(((VaultReview.Demand.Stopped) demand).message())
        .startsWith("It cannot be seen where " + round.resolve("a.cgd.md") + " really lies: ")
        .endsWith(
            "So it is not known what its vault asks of reviewers. Nothing was changed; mend the"
                + " path.");
  }

  @Test
  void planOnOtherTermsIsNotWritten() throws IOException {
    ConfirmationResult.Planned alone =
        planned(
            vault
                .confirmation()
                .plan(
                    vault.document(),
                    new ConfirmationRequest(
                        new Reviewer("Bob Ito"),
                        LocalDate.of(2026, 6, 15),
                        List.of(
                            new ClaimDecision(
                                0, "claim-75fb137a", Answer.TRUE, "seen", Duration.ZERO, false)),
                        false,
                        CheckContext.at(VaultOfTwo.CLOCK.instant()),
                        NoTerms.NONE,
                        Timing.MEASURED)));
    String before = SourceText.sha256(Files.readAllBytes(vault.file()));
    assertThat(vault.writer().write(vault.file(), "prices.cgd.md", alone))
        .isEqualTo(
            new WriteResult.Failed(
                "What this vault asks of reviewers, or what others answered, has changed since"
                    + " these answers were planned. Nothing was written; look again and answer"
                    + " anew."));
    assertThat(SourceText.sha256(Files.readAllBytes(vault.file()))).isEqualTo(before);
  }

  @Test
  void firstReviewFromAVaultThatIsGoneIsNotOverwrittenUnseen() throws IOException {
    vault.answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    vault.demand(ReviewPolicy.NONE);
    assertThat(refusal(vault.plan("Bob Ito", Answer.TRUE, "seen")))
        .startsWith(
            "The record says of claim claim-75fb137a \"Pending, first review: Ann Reyes,"
                + " 2026-06-15\", but the vault it lies in now demands no second reviewer.");
    assertThat(vault.plan("Bob Ito", Answer.TRUE, "seen", true))
        .isInstanceOf(ConfirmationResult.Planned.class);
  }

  @ParameterizedTest
  @EnumSource(
      value = ReviewProfile.class,
      names = {"NONE", "LOW"})
  void oneReviewerIsEnoughWhereNobodyDemandsTwo(ReviewProfile profile) throws IOException {
    vault.demand(ReviewPolicy.of(profile));
    vault.answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    assertThat(vault.claim().confirmedBy()).contains("Ann Reyes");
  }
}
