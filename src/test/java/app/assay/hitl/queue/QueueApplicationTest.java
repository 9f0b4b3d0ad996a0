package app.assay.hitl.queue;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdParser;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.rules.FormatRules;
import app.assay.finding.Finding;
import app.assay.hitl.queue.DocumentOutcome.Kind;
import app.assay.text.DocumentFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QueueApplicationTest {

  private static final String CHANGED =
      "It has changed since the queue was written (file-hash) and was left alone. Write a new queue"
          + " for it; with its responses null again this queue goes on without it.";

  @TempDir Path vault;
  @TempDir Path outside;
  private QueueSample sample;

  @BeforeEach
  void queue() throws IOException {
    sample = QueueSample.in(vault).queued();
  }

  @Test
  void answeredQueueConfirmsEveryClaimAndTheLedgerKnows() throws IOException {
    assertThat(kinds(sample.answered().apply()))
        .containsExactly(Kind.APPLIED, Kind.APPLIED, Kind.APPLIED);
    for (String file : List.of("docs/a.cgd.md", "docs/b.cgd.md", "prices.cgd.md")) {
      var document = CgdParser.standard().parse(Files.readAllBytes(vault.resolve(file)));
      assertThat(document.claims())
          .allMatch(claim -> claim.confirmedBy().orElse("").equals("Dana Reviewer"));
      assertThat(
              FormatRules.validator()
                  .evaluate(
                      document, CheckContext.at(QueueSample.GENERATED.plus(Duration.ofDays(1))))
                  .findings()
                  .stream()
                  .filter(f -> f.severity().isError()))
          .isEmpty();
      assertThat(sample.document(file))
          .contains("hitl-status: REVIEWED\n")
          .contains("source: \"Seen\"");
    }
    assertThat(sample.ledger().entries().stream().map(e -> e.record().document()))
        .containsExactly("docs/a.cgd.md", "docs/b.cgd.md", "docs/b.cgd.md", "prices.cgd.md");
    assertThat(sample.ledger().entries()).allMatch(e -> e.record().note().equals("Seen"));
    assertThat(sample.checkpoint()).doesNotExist();
  }

  @Test
  void secondRunFindsEverythingApplied() throws IOException {
    sample.answered().apply();
    Map<String, String> after = sample.files();
    assertThat(kinds(sample.apply()))
        .containsExactly(Kind.APPLIED_BEFORE, Kind.APPLIED_BEFORE, Kind.APPLIED_BEFORE);
    assertThat(sample.files()).isEqualTo(after);
  }

  @Test
  void queueCanBeAnsweredBitByBit() throws IOException {
    sample.answeredOnly(1);
    assertThat(kinds(sample.apply()))
        .containsExactly(Kind.APPLIED, Kind.UNANSWERED, Kind.UNANSWERED);
    sample.answeredOnly(3);
    assertThat(kinds(sample.apply()))
        .containsExactly(Kind.APPLIED_BEFORE, Kind.UNANSWERED, Kind.APPLIED);
  }

  @Test
  void falseAndEstimatedDoWhatTheyDoInTheWindow() throws IOException {
    sample.edited("notes: \"\"", "notes: \"Old list\"").edited("response: null", "response: false");
    sample.apply();
    assertThat(sample.document("docs/a.cgd.md"))
        .contains("hitl-pending-count: 1\n")
        .contains("✗ Refused")
        .doesNotContain("confirmed-by");

    QueueSample other = QueueSample.in(vault.resolve("other")).queued();
    other
        .edited("notes: \"\"", "notes: \"Old list\"")
        .edited("response: null", "response: estimated");
    other.apply();
    assertThat(other.document("docs/a.cgd.md")).contains("Base price is $99/mo *(estimated)*");
  }

  @Test
  void trialWritesNothingAndLooksAtEveryDocument() throws IOException {
    sample.answered();
    Files.writeString(vault.resolve("docs/a.cgd.md"), sample.document("docs/a.cgd.md") + "\n");
    Map<String, String> before = sample.files();
    assertThat(kinds(sample.apply(new DocumentFile(), QueueSample.trial())))
        .containsExactly(Kind.REFUSED, Kind.WOULD_APPLY, Kind.WOULD_APPLY);
    assertThat(sample.files()).isEqualTo(before);
  }

  @Test
  void firstThatCannotBeAppliedStopsAndTheNextRunGoesOnThere() throws IOException {
    sample.answered().edited("notes: \"Seen\"", "notes: \"\"");
    String queue = Files.readString(sample.queueFile());
    Files.writeString(sample.queueFile(), queue.replaceFirst("notes: \"\"", "notes: \"Seen\""));
    QueueOutcome outcome = sample.apply();
    assertThat(kinds(outcome)).containsExactly(Kind.APPLIED, Kind.REFUSED, Kind.NOT_REACHED);
    assertThat(outcome.documents().get(1).message())
        .isEqualTo("Claim claim-75fb137a is Round B: say what you found before you confirm it.");
    assertThat(Files.readString(sample.checkpoint()))
        .contains("file: \"docs/a.cgd.md\"")
        .contains("recorded: true")
        .contains("reviewer: \"Dana Reviewer\"");

    sample.edited("notes: \"\"", "notes: \"Found\"");
    assertThat(kinds(sample.apply()))
        .containsExactly(Kind.APPLIED_BEFORE, Kind.APPLIED, Kind.APPLIED);
    assertThat(sample.checkpoint()).doesNotExist();
  }

  @Test
  void editedAnswerOfAnAppliedDocumentIsNotLostUnseen() throws IOException {
    stopAtTheSecond();
    String queue = Files.readString(sample.queueFile());
    Files.writeString(sample.queueFile(), queue.replaceFirst("response: true", "response: false"));
    QueueOutcome outcome = sample.apply();
    assertThat(kinds(outcome)).containsExactly(Kind.REFUSED, Kind.NOT_REACHED, Kind.NOT_REACHED);
    assertThat(outcome.documents().getFirst().message())
        .startsWith("Its answers were applied already and have been edited since.");
  }

  @Test
  void anotherReviewerCannotFinishAnInterruptedQueue() throws IOException {
    stopAtTheSecond();
    assertThat(objection(sample.apply(new DocumentFile(), QueueSample.by("Ida Berg"))))
        .isEqualTo(
            "queue.yaml.checkpoint says that Dana Reviewer began to apply this queue, so nothing"
                + " was written. Go on under that name.");
  }

  @Test
  void checkpointOfAnotherQueueIsNotUsed() throws IOException {
    sample.answered();
    Files.writeString(
        sample.checkpoint(),
        "schema-version: 1.0\n"
            + "source-files-hash: abc\n"
            + "reviewer: \"Dana Reviewer\"\n"
            + "documents: []\n");
    assertThat(objection(sample.apply()))
        .startsWith("queue.yaml.checkpoint belongs to another queue, so nothing was written.");
  }

  @Test
  void damagedCheckpointIsNotUsed() throws IOException {
    sample.answered();
    Files.writeString(sample.checkpoint(), "documents: &a [*a]\n");
    assertThat(objection(sample.apply()))
        .isEqualTo(
            "queue.yaml.checkpoint is no checkpoint of a queue, so nothing was written. Look at it"
                + " and move it away.");
    assertThat(sample.ledger().entries()).isEmpty();
  }

  @Test
  void changedDocumentIsRefusedWithItsDifferences() throws IOException {
    String text = sample.document("docs/b.cgd.md");
    Files.writeString(
        vault.resolve("docs/b.cgd.md"),
        text.replace("text: \"Base price is $99/mo\"", "text: \"Base price is $109/mo\"")
            .replace("id: claim-eb357742", "id: claim-eb357743"));
    QueueOutcome outcome = sample.answered().apply();
    assertThat(kinds(outcome)).containsExactly(Kind.APPLIED, Kind.REFUSED, Kind.NOT_REACHED);
    assertThat(outcome.documents().get(1).message()).isEqualTo(CHANGED);
    assertThat(words(outcome.documents().get(1).findings()))
        .containsExactly("W-QU01 Base price is $99/mo", "E-QU01 claim-eb357742");
  }

  @Test
  void changedDocumentWithoutAnswersStopsNobody() throws IOException {
    Files.writeString(vault.resolve("docs/a.cgd.md"), sample.document("docs/a.cgd.md") + "\n");
    sample.answeredOnly(2);
    QueueOutcome outcome = sample.apply();
    assertThat(kinds(outcome)).containsExactly(Kind.UNANSWERED, Kind.APPLIED, Kind.UNANSWERED);
    assertThat(outcome.documents().getFirst().message())
        .isEqualTo("It has changed since the queue was written.");
  }

  @Test
  void queueGoesOnWithoutAChangedDocumentOnceItsAnswersAreTakenOut() throws IOException {
    Files.writeString(vault.resolve("docs/a.cgd.md"), sample.document("docs/a.cgd.md") + "\n");
    sample.answered();
    assertThat(kinds(sample.apply())).startsWith(Kind.REFUSED);
    String queue = Files.readString(sample.queueFile());
    Files.writeString(sample.queueFile(), queue.replaceFirst("response: true", "response: null"));
    assertThat(kinds(sample.apply())).containsExactly(Kind.UNANSWERED, Kind.APPLIED, Kind.APPLIED);
  }

  @Test
  void missingDocumentStops() throws IOException {
    Files.delete(vault.resolve("docs/a.cgd.md"));
    QueueOutcome outcome = sample.answered().apply();
    assertThat(kinds(outcome)).containsExactly(Kind.FAILED, Kind.NOT_REACHED, Kind.NOT_REACHED);
    assertThat(outcome.documents().getFirst().message())
        .isEqualTo("It cannot be read: it does not exist.");
  }

  @Test
  void unknownIdIsEQu01AndNothingIsWritten() throws IOException {
    sample.answered().edited("id: \"claim-75fb137a\"", "id: \"claim-00000000\"");
    QueueOutcome outcome = sample.apply();
    assertThat(kinds(outcome)).containsExactly(Kind.REFUSED, Kind.NOT_REACHED, Kind.NOT_REACHED);
    assertThat(words(outcome.documents().getFirst().findings()))
        .containsExactly("E-QU01 claim-00000000");
    assertThat(sample.ledger().entries()).isEmpty();
  }

  @Test
  void editedTextIsEQu02AsTheDocumentStillHasItsBytes() throws IOException {
    sample.answered().edited("text: \"Base price is $99/mo\"", "text: \"Base price is $9/mo\"");
    QueueOutcome outcome = sample.apply();
    assertThat(kinds(outcome).getFirst()).isEqualTo(Kind.REFUSED);
    assertThat(words(outcome.documents().getFirst().findings()))
        .containsExactlyInAnyOrder("W-QU01 Base price is $9/mo", "E-QU02 Base price is $9/mo");
  }

  @Test
  void whiteSpaceInATextIsOnlyWQu01() throws IOException {
    sample.answered().edited("text: \"Base price is $99/mo\"", "text: \"Base  price is $99/mo \"");
    QueueOutcome outcome = sample.apply();
    assertThat(kinds(outcome)).containsExactly(Kind.APPLIED, Kind.APPLIED, Kind.APPLIED);
    assertThat(words(outcome.documents().getFirst().findings()))
        .containsExactly("W-QU01 Base  price is $99/mo ");
  }

  @Test
  void editedLocationAndRoundAreEQu02() throws IOException {
    sample.answered().edited("round: A", "round: B").edited("\"features/1\"", "\"features/2\"");
    QueueOutcome outcome = sample.apply(new DocumentFile(), QueueSample.trial());
    assertThat(kinds(outcome)).containsExactly(Kind.WOULD_APPLY, Kind.REFUSED, Kind.REFUSED);
    assertThat(words(outcome.documents().get(1).findings())).containsExactly("E-QU02 features/2");
    assertThat(words(outcome.documents().get(2).findings())).containsExactly("E-QU02 B");
  }

  @Test
  void editedFileOrHashIsEQu02OfTheQueue() throws IOException {
    sample.answered().edited("file: \"docs/a.cgd.md\"", "file: \"docs/../a.cgd.md\"");
    QueueOutcome outcome = sample.apply();
    assertThat(outcome.findings().stream().map(f -> f.rule().id())).containsExactly("E-QU02");
    assertThat(objection(outcome))
        .isEqualTo(
            "Something else than response and notes was edited, so nothing was written. Bring it"
                + " back, or write a new queue.");
    assertThat(outcome.documents()).isEmpty();
  }

  @Test
  void editedExpiryIsEQu02() throws IOException {
    sample.answered().edited("expires: 2026-06-22", "expires: 2027-06-22");
    assertThat(sample.apply().findings().stream().map(Finding::message))
        .containsExactly(
            "expires is read-only and was edited: \"2027-06-22T12:00:00Z\" was written as"
                + " \"2026-06-22T12:00:00Z\".");
  }

  @Test
  void queueFromTheFutureIsEQu02() throws IOException {
    sample.answered();
    var yesterday = QueueSample.at(QueueSample.GENERATED.minus(Duration.ofHours(25)));
    assertThat(
            sample.apply(new DocumentFile(), yesterday).findings().stream().map(Finding::message))
        .containsExactly(
            "The queue says it was written on 2026-06-15T12:00:00Z, which is still to come.");
  }

  @Test
  void claimThatStandsTwiceIsEQu02() throws IOException {
    sample.answered().edited("id: \"claim-eb357742\"", "id: \"claim-75fb137a\"");
    assertThat(sample.apply().findings().stream().map(Finding::message))
        .containsExactly("This claim stands here twice.");
  }

  @Test
  void expiredQueueIsWQu02AndRefusedUnlessForced() throws IOException {
    sample.answered();
    QueueTerms late = QueueSample.at(QueueSample.GENERATED.plus(Duration.ofDays(8)));
    QueueOutcome outcome = sample.apply(new DocumentFile(), late);
    assertThat(outcome.findings().stream().map(f -> f.rule().id())).containsExactly("W-QU02");
    assertThat(objection(outcome))
        .isEqualTo(
            "The queue has expired, so nothing was written. Write a new one, or apply this one with"
                + " --force.");

    QueueOutcome forced = sample.apply(new DocumentFile(), QueueSample.forced(late));
    assertThat(forced.findings().stream().map(f -> f.rule().id())).containsExactly("W-QU02");
    assertThat(kinds(forced)).containsExactly(Kind.APPLIED, Kind.APPLIED, Kind.APPLIED);
  }

  @Test
  void pathsThatLeaveAreRefusedEvenInASealedQueue() throws IOException {
    Files.copy(vault.resolve("docs/a.cgd.md"), outside.resolve("a.cgd.md"));
    Files.delete(vault.resolve("docs/a.cgd.md"));
    Files.createSymbolicLink(vault.resolve("docs/a.cgd.md"), outside.resolve("a.cgd.md"));
    String before = Files.readString(outside.resolve("a.cgd.md"));

    QueueOutcome outcome = sample.answered().apply();
    assertThat(kinds(outcome)).containsExactly(Kind.REFUSED, Kind.NOT_REACHED, Kind.NOT_REACHED);
    assertThat(outcome.documents().getFirst().message())
        .isEqualTo("The path leads out of the folder of the queue by a link.");
    assertThat(Files.readString(outside.resolve("a.cgd.md"))).isEqualTo(before);
    Files.delete(vault.resolve("docs/a.cgd.md"));
  }

  private void stopAtTheSecond() throws IOException {
    sample.answeredOnly(1).answeredOnly(2);
    String queue = Files.readString(sample.queueFile());
    int second = queue.indexOf("docs/b.cgd.md");
    Files.writeString(
        sample.queueFile(),
        queue.substring(0, second) + queue.substring(second).replace("\"Seen\"", "\"\""));
    assertThat(kinds(sample.apply())).startsWith(Kind.APPLIED, Kind.REFUSED);
  }

  private static List<Kind> kinds(QueueOutcome outcome) {
    return outcome.documents().stream().map(DocumentOutcome::kind).toList();
  }

  private static String objection(QueueOutcome outcome) {
    return outcome.objection().orElseThrow().message();
  }

  /// Each finding's code and the words of the queue it points at, without quotes.
  private List<String> words(List<Finding> findings) throws IOException {
    String queue = Files.readString(sample.queueFile());
    return findings.stream()
        .map(f -> f.rule().id() + " " + f.span().in(queue).replace("\"", ""))
        .toList();
  }
}
