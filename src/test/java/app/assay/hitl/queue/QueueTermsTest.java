package app.assay.hitl.queue;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.hitl.PolicyChange;
import app.assay.hitl.Reviewer;
import app.assay.hitl.profile.ReviewPolicy;
import app.assay.hitl.profile.ReviewProfile;
import app.assay.ledger.LedgerEntry;
import app.assay.text.DocumentFile;
import app.assay.text.FileLocking;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Queues in a vault with a review profile, and two programs at one queue.
class QueueTermsTest {

  private static final Instant DAY_AFTER = QueueSample.GENERATED.plus(Duration.ofDays(1));

  @TempDir Path vault;
  private QueueSample sample;

  @BeforeEach
  void sample() throws IOException {
    sample = QueueSample.in(vault);
  }

  private void demand(int reviewers, int seconds) {
    ReviewPolicy policy = new ReviewPolicy(ReviewProfile.NONE, reviewers, seconds);
    assertThat(
            new PolicyChange(new DocumentFile(), sample.ledger(), "0.1.0")
                .set(policy, new Reviewer("Ida Berg")))
        .isEmpty();
  }

  private QueueOutcome apply(String reviewer, int seconds, Instant now) throws IOException {
    return apply(reviewer, new QueueTime.Stated(Duration.ofSeconds(seconds)), now);
  }

  private QueueOutcome apply(String reviewer, QueueTime time, Instant now) throws IOException {
    QueueTerms terms = QueueSample.at(now);
    return sample.apply(
        new DocumentFile(),
        new QueueTerms(
            new Reviewer(reviewer),
            terms.date(),
            "",
            false,
            false,
            false,
            terms.context(),
            time,
            Optional.empty()));
  }

  private static List<DocumentOutcome.Kind> kinds(QueueOutcome outcome) {
    return outcome.documents().stream().map(DocumentOutcome::kind).toList();
  }

  private List<String> decisions() {
    return sample.ledger().entries().stream()
        .map(LedgerEntry::record)
        .map(r -> r.reviewer() + " " + r.document() + " " + r.decision())
        .skip(1)
        .toList();
  }

  @Test
  void leastTimeMustBeStated() throws IOException {
    demand(1, 30);
    sample.queued().answered();
    QueueOutcome outcome = apply("Ann Reyes", 0, DAY_AFTER);
    assertThat(kinds(outcome).getFirst()).isEqualTo(DocumentOutcome.Kind.REFUSED);
    assertThat(outcome.documents().getFirst().message())
        .contains("or state the seconds with --spent");
    assertThat(sample.document("prices.cgd.md")).doesNotContain("confirmed-by");
  }

  @Test
  void statedTimeIsOnRecordAsStated() throws IOException {
    demand(1, 30);
    sample.queued().answered();
    assertThat(kinds(apply("Ann Reyes", 45, DAY_AFTER))).containsOnly(DocumentOutcome.Kind.APPLIED);
    assertThat(sample.ledger().entries().getLast().record())
        .satisfies(
            record -> {
              assertThat(record.seconds()).isEqualTo(45);
              assertThat(record.more()).containsEntry("time", "stated");
            });
  }

  @Test
  void measuredTimeCountsForTheClaimThatHadIt() throws IOException {
    demand(1, 30);
    sample.queued().answered();
    Map<QueueTime.Place, Duration> spent = new HashMap<>();
    for (QueuedDocument document : sample.read().documents()) {
      document
          .claims()
          .forEach(
              claim ->
                  spent.put(
                      new QueueTime.Place(document.file().value(), claim.id().value()),
                      Duration.ofSeconds(31)));
    }
    QueueTime.Place last = spent.keySet().stream().findAny().orElseThrow();
    Map<QueueTime.Place, Duration> shorter = new HashMap<>(spent);
    shorter.put(last, Duration.ofSeconds(29));
    assertThat(
            apply("Ann Reyes", new QueueTime.Measured(shorter), DAY_AFTER).documents().stream()
                .map(DocumentOutcome::message))
        .anyMatch(message -> message.contains("it was looked at for 29 s"));
    assertThat(kinds(apply("Ann Reyes", new QueueTime.Measured(spent), DAY_AFTER)))
        .doesNotContain(DocumentOutcome.Kind.REFUSED)
        .contains(DocumentOutcome.Kind.APPLIED);
    assertThat(sample.ledger().entries().getLast().record().more())
        .containsEntry("time", "measured");
  }

  @Test
  void moreTimeThanPassedIsRefused() throws IOException {
    sample.queued().answered();
    QueueOutcome outcome = apply("Ann Reyes", 45, QueueSample.GENERATED.plusSeconds(100));
    assertThat(outcome.objection().orElseThrow().message())
        .isEqualTo(
            "--spent says 45 s for each of 4 claims, but only 100 s have passed since the queue was"
                + " written. Nothing was written; state what is true.");
    assertThat(decisions()).isEmpty();
  }

  @Test
  void twoReviewersAnswerTwoQueues() throws IOException {
    demand(2, 0);
    sample.queued().answered();
    assertThat(kinds(apply("Ann Reyes", 0, DAY_AFTER))).containsOnly(DocumentOutcome.Kind.APPLIED);
    assertThat(sample.document("docs/b.cgd.md")).doesNotContain("confirmed-by");
    sample.queued().answered();
    assertThat(kinds(apply("Bob Ito", 0, DAY_AFTER))).containsOnly(DocumentOutcome.Kind.APPLIED);
    assertThat(sample.document("docs/b.cgd.md")).contains("confirmed-by: Ann Reyes and Bob Ito");
    assertThat(sample.document("prices.cgd.md")).contains("confirmed-by: Ann Reyes and Bob Ito");
  }

  @Test
  void queueThatRunsAgainGivesNoSecondReview() throws IOException {
    demand(2, 0);
    sample.queued().answered();
    apply("Ann Reyes", 0, DAY_AFTER);
    List<String> once = decisions();
    assertThat(kinds(apply("Ann Reyes", 0, DAY_AFTER)))
        .containsOnly(DocumentOutcome.Kind.APPLIED_BEFORE);
    assertThat(decisions()).isEqualTo(once).hasSize(4);
  }

  @Test
  void secondReviewerNeedsANewQueueWhereTheDocumentChanged() throws IOException {
    demand(2, 0);
    sample.queued().answered();
    apply("Ann Reyes", 0, DAY_AFTER);
    DocumentOutcome outcome = apply("Bob Ito", 0, DAY_AFTER).documents().getFirst();
    assertThat(outcome.kind()).isEqualTo(DocumentOutcome.Kind.REFUSED);
    assertThat(outcome.message()).contains("Write a new queue for it");
  }

  /// The claim stands in a list of Round A, where a first review has no cell to stand in.
  @Test
  void firstReviewThatMovesNoByteIsGivenOnce() throws IOException {
    sample.queued().answeredOnly(3).edited("response: true", "response: false");
    apply("Ann Reyes", 0, DAY_AFTER);
    demand(2, 0);
    sample.queued().answeredOnly(3);
    String before = sample.document("prices.cgd.md");
    assertThat(kinds(apply("Ann Reyes", 0, DAY_AFTER)).getLast())
        .isEqualTo(DocumentOutcome.Kind.APPLIED);
    assertThat(sample.document("prices.cgd.md")).isEqualTo(before);
    assertThat(kinds(apply("Ann Reyes", 0, DAY_AFTER)).getLast())
        .isEqualTo(DocumentOutcome.Kind.APPLIED_BEFORE);
    assertThat(kinds(apply("Bob Ito", 0, DAY_AFTER)).getLast())
        .isEqualTo(DocumentOutcome.Kind.APPLIED);
    assertThat(sample.document("prices.cgd.md")).contains("confirmed-by: Ann Reyes and Bob Ito");
  }

  @Test
  void oneProgramAtATimeAppliesAQueue() throws IOException {
    sample.queued().answered();
    try (FileLocking.Held _ = (FileLocking.Held) new DocumentFile().lock(sample.queueFile())) {
      QueueOutcome outcome = sample.apply();
      assertThat(outcome.objection().orElseThrow().message())
          .isEqualTo(
              "Another program is applying this queue right now, so nothing was written. Wait"
                  + " until it has finished, then run this again: it goes on behind what was"
                  + " applied.");
      assertThat(outcome.documents()).isEmpty();
    }
    assertThat(kinds(sample.apply())).containsOnly(DocumentOutcome.Kind.APPLIED);
  }

  @Test
  void queueThatCannotBeLockedIsNotApplied() throws IOException {
    QueueSample queued = sample.queued().answered();
    HitlQueue queue = queued.read();
    QueueOutcome outcome =
        new QueueApplication(
                new Answering(new DocumentFile(), file -> vault, Clock.systemUTC(), "0.1.0"))
            .apply(queue, vault.resolve("gone.yaml"), QueueRoot.of(vault), QueueSample.terms());
    assertThat(outcome.objection().orElseThrow().message())
        .startsWith("The queue cannot be kept from other programs (");
  }
}
