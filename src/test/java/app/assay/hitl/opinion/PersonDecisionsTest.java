package app.assay.hitl.opinion;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.cgd.MachineNames;
import app.assay.judge.Criterion;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.Evidence;
import app.assay.judge.Question;
import app.assay.judge.Verdict;
import app.assay.judge.queue.BackOff;
import app.assay.judge.queue.PersonAnswer;
import app.assay.judge.queue.QuestionQueue;
import app.assay.judge.queue.QuestionState;
import app.assay.judge.queue.QueueResult;
import app.assay.ledger.DecisionRecord;
import app.assay.ledger.Ledger;
import app.assay.ledger.LedgerEntry;
import app.assay.text.DocumentFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PersonDecisionsTest {

  private static final Instant NOW = Instant.parse("2026-11-01T10:00:00Z");
  private static final Question LAMP = question("The lamp turns.");

  @TempDir private Path vault;
  private final HandClock clock = new HandClock(NOW);

  private static Question question(String claim) {
    return new Question(
        ClaimQuestions.CLAIMS,
        "docs/lamp.cgd.md claim-1",
        claim,
        List.of(new Criterion("supported", "Is it stated?")),
        List.of(new Evidence("e1", "notes.md", "It turns.")),
        ClaimQuestions.INSTRUCTIONS);
  }

  private QuestionQueue queue() {
    return new QuestionQueue(
        vault,
        new DocumentFile(),
        clock,
        BackOff.standard(new Random(1)),
        new RecordedAnswers(Ledger.open(vault, clock)));
  }

  private QueueResult decide(Question question, String name, Verdict verdict, String reason) {
    return new PersonDecisions(
            queue(), Ledger.open(vault, clock), MachineNames.load(), clock, "9.9")
        .decide(
            new PersonDecision(
                question,
                name,
                List.of(new CriterionVerdict("supported", verdict, reason)),
                List.of("supported"),
                Duration.ofSeconds(17)));
  }

  private List<DecisionRecord> ledger() {
    return Ledger.open(vault, clock).entries().stream().map(LedgerEntry::record).toList();
  }

  @Test
  void anAnswerIsInTheLedgerAndInTheQueue() {
    queue().ask(List.of(LAMP));

    QueueResult result = decide(LAMP, " Dana  Reviewer ", Verdict.NO, "It stands still.");

    assertThat(result).isInstanceOf(QueueResult.Kept.class);
    assertThat(queue().find(LAMP.id()).orElseThrow().state()).isEqualTo(QuestionState.ANSWERED);
    assertThat(ledger())
        .containsExactly(
            new DecisionRecord(
                "Dana Reviewer",
                "",
                "docs/lamp.cgd.md",
                "claim-1",
                "judged",
                "supported: It stands still.",
                "",
                "",
                "",
                17,
                "9.9",
                Map.of(
                    "question", LAMP.id(),
                    "gate", "claims",
                    "prompt", "claim-support@1",
                    "shown", LAMP.contentHash(),
                    "answered", "2026-11-01T10:00:00Z",
                    "verdict-supported", "no",
                    "others-in-sight", "supported")));
  }

  @Test
  void anAbstentionIsInTheLedgerAndLeavesTheQuestionOpen() {
    queue().ask(List.of(LAMP));

    QueueResult result = decide(LAMP, "Dana Reviewer", Verdict.ABSTAIN, "I was not there.");

    assertThat(result).isInstanceOf(QueueResult.Kept.class);
    assertThat(queue().find(LAMP.id()).orElseThrow().state()).isEqualTo(QuestionState.OPEN);
    assertThat(queue().find(LAMP.id()).orElseThrow().people()).hasSize(1);
    assertThat(ledger())
        .extracting(entry -> entry.more().get("verdict-supported"))
        .containsExactly("abstain");
  }

  @Test
  void anAnswerThatSomebodyWroteIntoTheFileDoesNotCount() {
    queue().ask(List.of(LAMP));
    new QuestionQueue(
            vault,
            new DocumentFile(),
            clock,
            BackOff.standard(new Random(1)),
            (question, answer) -> true)
        .answer(
            LAMP.id(),
            PersonAnswer.of(
                LAMP,
                "Dana Reviewer",
                List.of(new CriterionVerdict("supported", Verdict.YES, "Seen.")),
                NOW,
                3));

    assertThat(queue().find(LAMP.id())).isEmpty();
    assertThat(queue().list().troubles())
        .containsExactly(
            ".assay/questions/%s.json has an answer of Dana Reviewer that the ledger does not know,"
                    .formatted(LAMP.id())
                + " so that it does not count. It was left as it is.");
  }

  @Test
  void aVerdictThatSomebodyTurnedInTheFileDoesNotCount() throws IOException {
    queue().ask(List.of(LAMP));
    decide(LAMP, "Dana Reviewer", Verdict.NO, "It stands still.");
    Path file = vault.resolve(".assay/questions/" + LAMP.id() + ".json");
    String kept = Files.readString(file);
    Files.writeString(file, kept.replace("\"no\"", "\"yes\""));

    assertThat(kept).contains("\"no\"");
    assertThat(queue().list().in(QuestionState.ANSWERED)).isEmpty();
    assertThat(queue().list().troubles()).hasSize(1);
  }

  @Test
  void aMachineCannotAnswer() {
    queue().ask(List.of(LAMP));

    assertThat(decide(LAMP, "GPT-5", Verdict.YES, "Seen.")).isInstanceOf(QueueResult.Refused.class);
    assertThat(ledger()).isEmpty();
    assertThat(queue().find(LAMP.id()).orElseThrow().isOpen()).isTrue();
  }

  @Test
  void whatIsNotFoundedIsNotRecorded() {
    queue().ask(List.of(LAMP));

    assertThat(decide(LAMP, "Dana Reviewer", Verdict.NO, ""))
        .isEqualTo(
            new QueueResult.Refused(
                "The answer was not kept: 'no' of 'supported' needs a reason."));
    assertThat(ledger()).isEmpty();
  }

  @Test
  void aQuestionThatWasReplacedTakesNoAnswer() {
    queue().ask(List.of(LAMP));
    queue().ask(List.of(question("The lamp turns twice.")));

    assertThat(decide(LAMP, "Dana Reviewer", Verdict.YES, "Seen."))
        .isInstanceOf(QueueResult.Refused.class);
    assertThat(ledger()).isEmpty();
  }

  @Test
  void withoutALedgerNothingCounts() throws IOException {
    queue().ask(List.of(LAMP));
    Files.createDirectory(vault.resolve(".assay/ledger.jsonl"));

    assertThat(decide(LAMP, "Dana Reviewer", Verdict.YES, "Seen."))
        .isInstanceOf(QueueResult.Refused.class);
    assertThat(queue().find(LAMP.id()).orElseThrow().isOpen()).isTrue();
  }
}
