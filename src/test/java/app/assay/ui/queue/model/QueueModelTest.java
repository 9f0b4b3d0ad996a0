package app.assay.ui.queue.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.check.CheckContext;
import app.assay.hitl.Answer;
import app.assay.hitl.PolicyChange;
import app.assay.hitl.Reviewer;
import app.assay.hitl.profile.ReviewPolicy;
import app.assay.hitl.profile.ReviewProfile;
import app.assay.hitl.queue.Answering;
import app.assay.hitl.queue.DocumentOutcome;
import app.assay.hitl.queue.DocumentOutcome.Kind;
import app.assay.hitl.queue.QueueDraft;
import app.assay.hitl.queue.QueueRoot;
import app.assay.ledger.Ledger;
import app.assay.text.DocumentFile;
import app.assay.ui.queue.model.QueueModel.Stage;
import app.assay.ui.theme.Texts;
import app.assay.workspace.SameThreadRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QueueModelTest {

  private static final Instant GENERATED = Instant.parse("2026-06-14T09:00:00Z");
  private static final String[] DOCUMENTS = {"capacity-plan.cgd.md", "power-audit.cgd.md"};

  @TempDir private Path folder;
  private final Set<Path> unsaved = new HashSet<>();
  private Instant now = GENERATED.plus(Duration.ofDays(1));
  private Path file;

  @BeforeEach
  void queue() throws IOException {
    folder = folder.toRealPath();
    Files.createDirectories(folder.resolve(".assay"));
    QueueDraft draft = new QueueDraft(QueueRoot.of(folder), new DocumentFile());
    for (String name : DOCUMENTS) {
      Files.copy(Path.of("sample-vaults", "lighthouse", "documents", name), folder.resolve(name));
      draft.add(folder.resolve(name));
    }
    file = folder.resolve("queue.yaml");
    Files.writeString(file, draft.text(GENERATED));
  }

  private QueueModel started() {
    QueueModel model =
        new QueueModel(
            new QueueTools(
                new SameThreadRunner(),
                new DocumentFile(),
                () ->
                    new Answering(
                        new DocumentFile(),
                        document -> folder,
                        Clock.fixed(now, ZoneOffset.UTC),
                        "0.1.0"),
                () -> CheckContext.at(now),
                () -> Optional.of(new Reviewer("Dana Reviewer")),
                unsaved::contains,
                new Texts("queue")),
            file);
    model.start();
    return model;
  }

  private static void answer(QueueModel model, int row, Answer answer) {
    model.note(row, "Price list 2026, page 2");
    assertThat(model.answer(row, Optional.of(answer))).isTrue();
  }

  @Test
  void claimsOfAllDocumentsAreListed() {
    assertThat(started().rows())
        .extracting(QueueRow::file)
        .contains(DOCUMENTS)
        .hasSizeGreaterThanOrEqualTo(2);
  }

  @Test
  void answerIsInTheFileAtOnce() throws IOException {
    String before = Files.readString(file);
    QueueModel model = started();
    answer(model, 0, Answer.TRUE);
    assertThat(model.isKept()).isTrue();
    assertThat(Files.readString(file))
        .isEqualTo(
            before
                .replaceFirst("response: null", "response: true")
                .replaceFirst("notes: \"\"", "notes: \"Price list 2026, page 2\""));
    assertThat(started().rows().getFirst().answer()).contains(Answer.TRUE);
  }

  @Test
  void falseNeedsItsReason() throws IOException {
    String before = Files.readString(file);
    QueueModel model = started();
    assertThat(model.answer(0, Optional.of(Answer.FALSE))).isFalse();
    assertThat(model.troubles()).containsExactly("Say why this claim cannot be confirmed.");
    assertThat(Files.readString(file)).isEqualTo(before);
  }

  @Test
  void answerGoesWithTheNoteItNeeds() {
    QueueModel model = started();
    answer(model, 0, Answer.FALSE);
    model.note(0, " ");
    assertThat(model.rows().getFirst().answer()).isEmpty();
    assertThat(model.troubles()).hasSize(1);
  }

  @Test
  void trialWritesNothing() throws IOException {
    QueueModel model = started();
    answer(model, 0, Answer.TRUE);
    Path document = folder.resolve(model.rows().getFirst().file());
    String before = Files.readString(document);
    model.tryOut();
    assertThat(model.result().orElseThrow().outcome().documents())
        .extracting(d -> d.kind())
        .contains(Kind.WOULD_APPLY, Kind.UNANSWERED);
    assertThat(Files.readString(document)).isEqualTo(before);
  }

  @Test
  void appliedAnswersStandInTheDocument() throws IOException {
    QueueModel model = started();
    answer(model, 0, Answer.TRUE);
    model.apply();
    assertThat(model.troubles()).isEmpty();
    assertThat(model.result().orElseThrow().outcome().documents().getFirst().kind())
        .isEqualTo(Kind.APPLIED);
    assertThat(Files.readString(folder.resolve(model.rows().getFirst().file())))
        .contains("confirmed-by: Dana Reviewer");
  }

  private void demand(int seconds) {
    Ledger ledger = Ledger.open(folder, Clock.fixed(now, ZoneOffset.UTC));
    ReviewPolicy policy = new ReviewPolicy(ReviewProfile.NONE, 1, seconds);
    assertThat(
            new PolicyChange(new DocumentFile(), ledger, "0.1.0")
                .set(policy, new Reviewer("Ida Berg")))
        .isEmpty();
  }

  private static DocumentOutcome first(QueueModel model) {
    return model.result().orElseThrow().outcome().documents().getFirst();
  }

  @Test
  void timeOnTheScreenUntilTheAnswerIsWhatTheProfileAsksFor() {
    demand(30);
    QueueModel model = started();
    model.look(0);
    now = now.plusSeconds(12);
    answer(model, 0, Answer.TRUE);
    now = now.plusSeconds(60);
    model.apply();
    assertThat(first(model).kind()).isEqualTo(Kind.REFUSED);
    assertThat(first(model).message()).contains("asks for 30 s").contains("looked at for 12 s");
    answer(model, 0, Answer.TRUE);
    model.apply();
    assertThat(first(model).kind()).isEqualTo(Kind.APPLIED);
    assertThat(Ledger.open(folder, Clock.systemUTC()).entries().getLast().record())
        .satisfies(
            record -> {
              assertThat(record.seconds()).isEqualTo(72);
              assertThat(record.more()).containsEntry("time", "measured");
            });
  }

  @Test
  void timeOnAnotherClaimIsNotCounted() {
    demand(30);
    QueueModel model = started();
    model.look(0);
    now = now.plusSeconds(5);
    model.look(1);
    now = now.plusSeconds(60);
    model.look(0);
    assertThat(model.spent(0)).isEqualTo(Duration.ofSeconds(5));
    answer(model, 0, Answer.TRUE);
    model.apply();
    assertThat(first(model).message()).contains("looked at for 5 s");
  }

  @Test
  void answerThatStoodInTheFileBeforeHasNoTime() {
    demand(30);
    answer(started(), 0, Answer.TRUE);
    QueueModel again = started();
    again.look(0);
    now = now.plusSeconds(45);
    again.apply();
    assertThat(first(again).message()).contains("nobody measured any");
    assertThat(again.answer(0, Optional.of(Answer.TRUE))).isTrue();
    again.apply();
    assertThat(first(again).kind()).isEqualTo(Kind.APPLIED);
  }

  @Test
  void expiredQueueAsksAndIsAppliedWhenTheReviewerSaysSo() {
    now = GENERATED.plus(Duration.ofDays(9));
    QueueModel model = started();
    answer(model, 0, Answer.TRUE);
    model.apply();
    assertThat(model.stage()).isEqualTo(Stage.EXPIRED);
    assertThat(model.result().orElseThrow().outcome().documents()).isEmpty();
    model.decideExpired(true);
    assertThat(model.stage()).isEqualTo(Stage.ANSWERING);
    assertThat(model.result().orElseThrow().outcome().documents().getFirst().kind())
        .isEqualTo(Kind.APPLIED);
  }

  @Test
  void documentWithUnsavedChangesIsNotWrittenOver() {
    QueueModel model = started();
    answer(model, 0, Answer.TRUE);
    unsaved.add(folder.resolve(model.rows().getFirst().file()));
    model.apply();
    assertThat(model.result()).isEmpty();
    assertThat(model.troubles().getFirst()).contains("changes that are not saved");
  }

  @Test
  void changedDocumentIsRefusedWithTheEnginesWords() throws IOException {
    QueueModel model = started();
    answer(model, 0, Answer.TRUE);
    Path document = folder.resolve(model.rows().getFirst().file());
    Files.writeString(document, Files.readString(document).replaceFirst("\n# ", "\n# Other "));
    model.apply();
    assertThat(model.result().orElseThrow().outcome().documents().getFirst().message())
        .contains("has changed since the queue was written");
  }

  @Test
  void fileThatChangedUnderneathIsLeftAlone() throws IOException {
    QueueModel model = started();
    String theirs = Files.readString(file) + "# theirs\n";
    Files.writeString(file, theirs);
    answer(model, 0, Answer.TRUE);
    assertThat(model.isKept()).isFalse();
    assertThat(model.troubles()).anyMatch(why -> why.contains("changed on disk"));
    model.apply();
    assertThat(model.result()).isEmpty();
    assertThat(Files.readString(file)).isEqualTo(theirs);
  }

  @Test
  void fileThatIsNoQueueSaysWhereItIsWrong() throws IOException {
    Files.writeString(file, Files.readString(file).replaceFirst("response: null", "response: yes"));
    QueueModel model = started();
    assertThat(model.stage()).isEqualTo(Stage.BROKEN);
    assertThat(model.troubles().getFirst()).contains("'yes' is not one of true, false");
  }
}
