package app.assay.hitl;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimState;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.rules.FormatRules;
import app.assay.hitl.profile.PolicyFile;
import app.assay.hitl.profile.ReviewPolicy;
import app.assay.hitl.profile.ReviewProfile;
import app.assay.ledger.DecisionRecord;
import app.assay.ledger.Ledger;
import app.assay.ledger.LedgerEntry;
import app.assay.text.DocumentFile;
import app.assay.text.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A vault that demands two reviewers, document and ledger on disk.
class FourEyesTest {

  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2026-06-15T12:00:00Z"), ZoneOffset.UTC);

  @TempDir Path vault;
  private Path file;
  private Ledger ledger;
  private DecisionWriter writer;
  private final Confirmation confirmation =
      new Confirmation(DocumentEditor.standard(), FormatRules.validator());

  @BeforeEach
  void vaultOfTwo() throws IOException {
    file = vault.resolve("prices.cgd.md");
    ledger = Ledger.open(vault, CLOCK);
    writer = new DecisionWriter(new DocumentFile(), ledger, new DecisionRecords("0.1.0"));
    demand(new ReviewPolicy(ReviewProfile.NONE, 2, 0));
    write(CgdText.pending("B"));
  }

  private void demand(ReviewPolicy policy) {
    assertThat(
            new PolicyChange(new DocumentFile(), ledger, "0.1.0")
                .set(policy, new Reviewer("Ida Berg")))
        .isEmpty();
  }

  private void write(CgdText text) throws IOException {
    Files.writeString(file, text.text());
  }

  private CgdDocument document() throws IOException {
    return CgdParser.standard().parse(Files.readAllBytes(file));
  }

  private Claim claim() throws IOException {
    return document().claims().getFirst();
  }

  private ConfirmationResult plan(String reviewer, Answer answer, String evidence)
      throws IOException {
    return plan(reviewer, answer, evidence, false);
  }

  private ConfirmationResult plan(String reviewer, Answer answer, String evidence, boolean replace)
      throws IOException {
    return confirmation.plan(
        document(),
        new ConfirmationRequest(
            new Reviewer(reviewer),
            LocalDate.of(2026, 6, 15),
            List.of(
                new ClaimDecision(
                    0, "claim-75fb137a", answer, evidence, Duration.ofSeconds(70), replace)),
            false,
            CheckContext.at(CLOCK.instant()),
            writer.review().terms(file, "prices.cgd.md"),
            Timing.MEASURED));
  }

  private ConfirmationResult.Planned planned(ConfirmationResult result) {
    assertThat(result).isInstanceOf(ConfirmationResult.Planned.class);
    return (ConfirmationResult.Planned) result;
  }

  private static String refusal(ConfirmationResult result) {
    assertThat(result).isInstanceOf(ConfirmationResult.Refused.class);
    return ((ConfirmationResult.Refused) result).message();
  }

  private WriteResult.Written answer(String reviewer, Answer answer, String evidence)
      throws IOException {
    WriteResult result =
        writer.write(file, "prices.cgd.md", planned(plan(reviewer, answer, evidence)));
    assertThat(result).isInstanceOf(WriteResult.Written.class);
    return (WriteResult.Written) result;
  }

  private List<String> decisions() {
    return ledger.entries().stream()
        .map(LedgerEntry::record)
        .map(r -> r.reviewer() + " " + r.decision())
        .skip(1)
        .toList();
  }

  @Test
  void firstAnswerLeavesTheClaimPendingAndIsOnRecord() throws IOException {
    ConfirmationResult.Planned first = planned(plan("Ann Reyes", Answer.TRUE, "Page, line 3"));
    assertThat(first.notices())
        .containsExactly(
            "This is the first review of claim claim-75fb137a; it waits for a second person.");
    answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    assertThat(claim().state()).isEqualTo(ClaimState.PENDING);
    assertThat(document().header().value("hitl-status")).isEqualTo("PENDING");
    assertThat(document().header().value("rag-ingestable")).isEqualTo("false");
    assertThat(document().text())
        .contains(
            "| 1 | Base price is $99/mo | Pending, first review: Ann Reyes, 2026-06-15 |  |  |\n");
    assertThat(first.evaluation().hasErrors()).isFalse();
    assertThat(decisions()).containsExactly("Ann Reyes first-true");
    assertThat(ledger.entries().getLast().record().more())
        .containsEntry(DecisionRecords.CLAIM_SOURCE, claim().source());
  }

  @Test
  void secondPersonConfirmsAndBothAreNamed() throws IOException {
    answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    answer("Bob Ito", Answer.TRUE, "Price list of May");
    assertThat(claim().confirmedBy()).contains("Ann Reyes and Bob Ito");
    assertThat(claim().confirmedDate()).contains("2026-06-15");
    assertThat(claim().source()).isEqualTo("Page, line 3; Price list of May");
    assertThat(document().header().value("hitl-status")).isEqualTo("REVIEWED");
    assertThat(document().text())
        .contains(
            "| 1 | Base price is $99/mo | ✓ Confirmed | Ann Reyes and Bob Ito | 2026-06-15 |\n");
    assertThat(decisions()).containsExactly("Ann Reyes first-true", "Bob Ito true");
    assertThat(ledger.entries().getLast().record().more())
        .containsEntry(DecisionRecords.CONFIRMED_BY, "Ann Reyes and Bob Ito");
    assertThat(ledger.verify().isSound()).isTrue();
  }

  @Test
  void bothMustConfirmRoundAToo() throws IOException {
    write(CgdText.pending("A"));
    answer("Ann Reyes", Answer.TRUE, "");
    assertThat(claim().state()).isEqualTo(ClaimState.PENDING);
    assertThat(document().text()).doesNotContain("✓");
    answer("Bob Ito", Answer.TRUE, "");
    assertThat(claim().confirmedBy()).contains("Ann Reyes and Bob Ito");
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
    answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    byte[] before = Files.readAllBytes(file);
    assertThat(refusal(plan(name, Answer.TRUE, "again")))
        .endsWith(
            "of claim claim-75fb137a already. Nothing was changed; under the review profile of"
                + " this vault, none (two reviewers, no minimum time), somebody else has to confirm"
                + " it.");
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
  }

  @Test
  void otherSpellingIsNamedInTheRefusal() throws IOException {
    answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    assertThat(refusal(plan("Dr. A. Reyes", Answer.TRUE, "again")))
        .startsWith("Dr. A. Reyes cannot be told from Ann Reyes, who gave the first review of");
  }

  @Test
  void whoeverMadeTheDocumentIsNoSecondReviewer() throws IOException {
    write(CgdText.pending("B").set("processed-by", "\"Claude + Dr. Bob Ito\""));
    answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    assertThat(refusal(plan("Bob Ito", Answer.TRUE, "seen")))
        .isEqualTo(
            "Bob Ito cannot be told from Claude + Dr. Bob Ito in processed-by, and under the review"
                + " profile of this vault, none (two reviewers, no minimum time), whoever made a"
                + " document does not give the second review. Nothing was changed; a third person"
                + " has to confirm claim claim-75fb137a.");
    answer("Cleo Marsh", Answer.TRUE, "seen");
    assertThat(claim().confirmedBy()).contains("Ann Reyes and Cleo Marsh");
  }

  @Test
  void disagreementLeavesTheClaimPendingAndBothOnRecord() throws IOException {
    answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    answer("Bob Ito", Answer.FALSE, "The page says $109");
    assertThat(claim().state()).isEqualTo(ClaimState.PENDING);
    assertThat(document().text()).contains("✗ Refused");
    assertThat(decisions()).containsExactly("Ann Reyes first-true", "Bob Ito false");
  }

  @Test
  void afterARefusalTwoMustConfirmAnew() throws IOException {
    answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    answer("Bob Ito", Answer.FALSE, "The page says $109");
    answer("Cleo Marsh", Answer.TRUE, "Page, line 4");
    assertThat(claim().state()).isEqualTo(ClaimState.PENDING);
    answer("Bob Ito", Answer.TRUE, "I misread it");
    assertThat(claim().confirmedBy()).contains("Cleo Marsh and Bob Ito");
  }

  @Test
  void trueAndEstimatedDoNotAgree() throws IOException {
    answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    assertThat(planned(plan("Bob Ito", Answer.ESTIMATED, "by weight")).notices())
        .containsExactly(
            "This is the first review of claim claim-75fb137a; it waits for a second person.",
            "Ann Reyes called claim claim-75fb137a true; both answers are on record.");
    answer("Bob Ito", Answer.ESTIMATED, "by weight");
    assertThat(document().text()).doesNotContain("*(estimated)*");
    answer("Ann Reyes", Answer.ESTIMATED, "by hand");
    assertThat(claim().confirmedBy()).contains("Bob Ito and Ann Reyes");
    assertThat(claim().source()).isEqualTo("Estimate: by weight; by hand");
    assertThat(document().text()).contains("Base price is $99/mo *(estimated)*");
  }

  @Test
  void changedTextNeedsTwoAnew() throws IOException {
    answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    Files.writeString(
        file, document().text().replace("Base price is $99/mo", "Base price is $999/mo"));
    assertThat(claim().text()).isEqualTo("Base price is $999/mo");
    assertThat(planned(plan("Bob Ito", Answer.TRUE, "seen")).after().claims().getFirst().state())
        .isEqualTo(ClaimState.PENDING);
  }

  @Test
  void changedSourceNeedsTwoAnew() throws IOException {
    answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    String source = claim().source();
    Files.writeString(file, document().text().replace(source, source + " of last year"));
    assertThat(planned(plan("Bob Ito", Answer.TRUE, "seen")).after().claims().getFirst().state())
        .isEqualTo(ClaimState.PENDING);
  }

  @Test
  void firstReviewThatWasTakenBackCountsNoMore() throws IOException {
    ConfirmationResult.Planned first = planned(plan("Ann Reyes", Answer.TRUE, "Page, line 3"));
    WriteResult.Written written = (WriteResult.Written) writer.write(file, "prices.cgd.md", first);
    assertThat(writer.revert(written, first.after().source()))
        .isInstanceOf(WriteResult.Written.class);
    answer("Bob Ito", Answer.TRUE, "seen");
    assertThat(claim().state()).isEqualTo(ClaimState.PENDING);
  }

  @Test
  void replacedConfirmationWaitsForTheSecondPerson() throws IOException {
    answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    answer("Bob Ito", Answer.TRUE, "seen");
    writer.write(file, "prices.cgd.md", planned(plan("Ann Reyes", Answer.TRUE, "anew", true)));
    assertThat(claim().state()).isEqualTo(ClaimState.PENDING);
    assertThat(document().header().value("hitl-status")).isEqualTo("PENDING");
  }

  @Test
  void documentWithoutItsLedgerEntryHasNoFirstReview() throws IOException {
    ConfirmationResult.Planned first = planned(plan("Ann Reyes", Answer.TRUE, "Page, line 3"));
    Files.writeString(file, first.after().text());
    answer("Bob Ito", Answer.TRUE, "seen");
    assertThat(claim().state()).isEqualTo(ClaimState.PENDING);
  }

  @Test
  void machineInTheLedgerIsNoFirstReviewer() throws IOException {
    Claim claim = claim();
    ledger.append(
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
    answer("Bob Ito", Answer.TRUE, "seen");
    assertThat(claim().state()).isEqualTo(ClaimState.PENDING);
  }

  @Test
  void damagedLedgerStopsConfirmations() throws IOException {
    answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    Path lines = vault.resolve(".assay/ledger.jsonl");
    Files.writeString(lines, Files.readString(lines).replace("Ann Reyes", "Ann Reyez"));
    assertThat(refusal(plan("Bob Ito", Answer.TRUE, "seen")))
        .startsWith(
            "The ledger is damaged, and under a review profile nothing is confirmed without it: ")
        .endsWith("look at it with 'assay ledger verify' and bring .assay back from a backup.");
  }

  @Test
  void lostLedgerForgetsTheFirstReview() throws IOException {
    answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    Files.delete(vault.resolve(".assay/ledger.jsonl"));
    assertThat(plan("Bob Ito", Answer.TRUE, "seen")).isInstanceOf(ConfirmationResult.Refused.class);
    Files.delete(vault.resolve(".assay/ledger.checkpoint"));
    assertThat(planned(plan("Bob Ito", Answer.TRUE, "seen")).after().claims().getFirst().state())
        .isEqualTo(ClaimState.PENDING);
  }

  @Test
  void settingsThatCannotBeReadStopConfirmations() throws IOException {
    Files.writeString(vault.resolve(PolicyFile.NAME), "{");
    assertThat(refusal(plan("Bob Ito", Answer.TRUE, "seen")))
        .startsWith(".assay/review.json of ")
        .endsWith(
            " is no JSON, so it is not known what this vault asks of reviewers. Nothing was"
                + " changed; mend the file, or set the profile anew with 'assay review-profile'.");
  }

  @Test
  void settingsThatAreGoneStopConfirmations() throws IOException {
    Files.delete(vault.resolve(PolicyFile.NAME));
    assertThat(refusal(plan("Bob Ito", Answer.TRUE, "seen")))
        .contains("is gone, but not by 'assay review-profile': Ida Berg set none (two reviewers");
  }

  @Test
  void settingsChangedByHandStopConfirmations() throws IOException {
    Files.writeString(vault.resolve(PolicyFile.NAME), "{\"profile\": \"none\"}");
    assertThat(refusal(plan("Bob Ito", Answer.TRUE, "seen"))).contains("is changed, but not by");
    demand(ReviewPolicy.NONE);
    answer("Bob Ito", Answer.TRUE, "seen");
    assertThat(claim().confirmedBy()).contains("Bob Ito");
  }

  @Test
  void vaultWithinTheVaultDemandsNoLess() throws IOException {
    Path inner = vault.resolve("inner");
    Files.createDirectories(inner.resolve(".assay"));
    VaultReview review = new VaultReview(new DocumentFile(), Ledger.open(inner, CLOCK));
    assertThat(review.policy(inner.resolve("a.cgd.md")))
        .isEqualTo(new VaultReview.Demand.Of(new ReviewPolicy(ReviewProfile.NONE, 2, 0)));
  }

  @Test
  void linkFromOutsideDemandsNoLess(@TempDir Path outside) throws IOException {
    Path link = Files.createSymbolicLink(outside.resolve("link.cgd.md"), file);
    VaultReview review = new VaultReview(new DocumentFile(), Ledger.open(outside, CLOCK));
    assertThat(review.policy(link))
        .isEqualTo(new VaultReview.Demand.Of(new ReviewPolicy(ReviewProfile.NONE, 2, 0)));
  }

  @Test
  void planOnOtherTermsIsNotWritten() throws IOException {
    ConfirmationResult.Planned alone =
        planned(
            confirmation.plan(
                document(),
                new ConfirmationRequest(
                    new Reviewer("Bob Ito"),
                    LocalDate.of(2026, 6, 15),
                    List.of(
                        new ClaimDecision(
                            0, "claim-75fb137a", Answer.TRUE, "seen", Duration.ZERO, false)),
                    false,
                    CheckContext.at(CLOCK.instant()),
                    ReviewTerms.NONE,
                    Timing.MEASURED)));
    String before = SourceText.sha256(Files.readAllBytes(file));
    assertThat(writer.write(file, "prices.cgd.md", alone))
        .isEqualTo(
            new WriteResult.Failed(
                "What this vault asks of reviewers, or what others answered, has changed since"
                    + " these answers were planned. Nothing was written; look again and answer"
                    + " anew."));
    assertThat(SourceText.sha256(Files.readAllBytes(file))).isEqualTo(before);
  }

  @Test
  void firstReviewFromAVaultThatIsGoneIsNotOverwrittenUnseen() throws IOException {
    answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    demand(ReviewPolicy.NONE);
    assertThat(refusal(plan("Bob Ito", Answer.TRUE, "seen")))
        .startsWith(
            "The record says of claim claim-75fb137a \"Pending, first review: Ann Reyes,"
                + " 2026-06-15\", but the vault it lies in now demands no second reviewer.");
    assertThat(plan("Bob Ito", Answer.TRUE, "seen", true))
        .isInstanceOf(ConfirmationResult.Planned.class);
  }

  @ParameterizedTest
  @EnumSource(
      value = ReviewProfile.class,
      names = {"NONE", "LOW"})
  void oneReviewerIsEnoughWhereNobodyDemandsTwo(ReviewProfile profile) throws IOException {
    demand(ReviewPolicy.of(profile));
    answer("Ann Reyes", Answer.TRUE, "Page, line 3");
    assertThat(claim().confirmedBy()).contains("Ann Reyes");
  }
}
