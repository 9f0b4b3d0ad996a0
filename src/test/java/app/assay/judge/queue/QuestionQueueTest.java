package app.assay.judge.queue;

import static app.assay.judge.queue.QueueQuestions.MODEL;
import static app.assay.judge.queue.QueueQuestions.NOW;
import static app.assay.judge.queue.QueueQuestions.decided;
import static app.assay.judge.queue.QueueQuestions.deferred;
import static app.assay.judge.queue.QueueQuestions.person;
import static app.assay.judge.queue.QueueQuestions.question;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.judge.Answer;
import app.assay.judge.DeferralReason;
import app.assay.judge.JudgeId;
import app.assay.judge.Question;
import app.assay.judge.Verdict;
import app.assay.text.DocumentFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class QuestionQueueTest {

  private static final Question LAMP = question("a.cgd.md claim-1", "The lamp turns.");
  private static final Question CHANGED = question("a.cgd.md claim-1", "The lamp turns twice.");
  private static final Question OTHER = question("a.cgd.md claim-2", "The horn sounds.");

  @TempDir private Path vault;
  private final HandClock clock = new HandClock(NOW);

  private QuestionQueue queue() {
    return new QuestionQueue(
        vault,
        new DocumentFile(),
        clock,
        BackOff.standard(new Random(7)),
        (question, answer) -> true);
  }

  private Path file(Question question) {
    return vault.resolve(QuestionQueue.NAME).resolve(question.id() + ".json");
  }

  private QueuedQuestion stored(Question question) {
    return queue().find(question.id()).orElseThrow();
  }

  @Test
  void aVaultWithoutQuestionsHasNone() {
    assertThat(queue().list()).isEqualTo(new QuestionListing(List.of(), List.of()));
    assertThat(queue().find(LAMP.id())).isEmpty();
  }

  @Test
  void aQuestionThatWasAskedIsOpenAndDue() {
    Asked asked = queue().ask(List.of(LAMP, OTHER, LAMP));

    assertThat(asked.questions())
        .containsExactly(QueuedQuestion.fresh(LAMP, NOW), QueuedQuestion.fresh(OTHER, NOW));
    assertThat(queue().list().due(NOW)).hasSize(2);
    assertThat(queue().list().troubles()).isEmpty();
  }

  @Test
  void everythingIsReadBack() {
    queue().ask(List.of(LAMP));
    Answer rules = decided(LAMP, JudgeId.rules("rules 1"), Verdict.ABSTAIN);
    Answer said = decided(LAMP, MODEL, Verdict.YES);
    PersonAnswer person = person(LAMP, "Dana Reviewer", Verdict.NO);
    queue().record(LAMP.id(), List.of(deferred(DeferralReason.TIME)), false);
    queue().record(LAMP.id(), List.of(rules, said), false);
    queue().answer(LAMP.id(), person);

    QueuedQuestion stored = stored(LAMP);

    assertThat(stored.state()).isEqualTo(QuestionState.ANSWERED);
    assertThat(stored.judged()).containsExactly(rules, said);
    assertThat(stored.people()).containsExactly(person);
    assertThat(stored.answers()).containsExactly(rules, said, person.answer());
    assertThat(stored.attempts()).isEqualTo(2);
    assertThat(stored.deferral()).contains(deferred(DeferralReason.TIME));
    assertThat(stored.asked()).isEqualTo(NOW);
    assertThat(stored.tried()).contains(NOW);
  }

  @Test
  void aQuestionThatWasPutOffWaitsAndIsDueAgain() {
    queue().ask(List.of(LAMP));
    queue().record(LAMP.id(), List.of(deferred(DeferralReason.UNAVAILABLE)), false);

    QueuedQuestion stored = stored(LAMP);

    assertThat(stored.attempts()).isEqualTo(1);
    assertThat(stored.next().orElseThrow()).isBetween(NOW.plusSeconds(15), NOW.plusSeconds(30));
    assertThat(queue().list().due(NOW)).isEmpty();
    assertThat(queue().list().due(NOW.plusSeconds(30))).containsExactly(stored);
  }

  @Test
  void aSettingThatIsWrongIsNotRetriedByItself() {
    queue().ask(List.of(LAMP));
    queue().record(LAMP.id(), List.of(deferred(DeferralReason.CONFIGURATION)), false);

    assertThat(stored(LAMP).next()).isEmpty();
    assertThat(stored(LAMP).isOpen()).isTrue();

    queue().retry(LAMP.id());

    assertThat(stored(LAMP).isDue(NOW)).isTrue();
    assertThat(stored(LAMP).attempts()).isEqualTo(1);
  }

  @Test
  void whatThePolicySettlesIsAnswered() {
    queue().ask(List.of(LAMP));
    queue().record(LAMP.id(), List.of(decided(LAMP, MODEL, Verdict.NO)), true);

    assertThat(stored(LAMP).state()).isEqualTo(QuestionState.ANSWERED);
    assertThat(stored(LAMP).isDecidedBy("local")).isTrue();
    assertThat(stored(LAMP).isDecidedBy("other")).isFalse();
  }

  @Test
  void aDeferralDoesNotTakeAwayWhatTheSameModelDecided() {
    queue().ask(List.of(LAMP));
    Answer said = decided(LAMP, MODEL, Verdict.YES);
    queue().record(LAMP.id(), List.of(said), false);
    queue().record(LAMP.id(), List.of(deferred(DeferralReason.TIME)), false);

    assertThat(stored(LAMP).judged()).containsExactly(said);
  }

  @Test
  void aModelNeverOverwritesAPerson() {
    queue().ask(List.of(LAMP));
    PersonAnswer no = person(LAMP, "Dana Reviewer", Verdict.NO);
    queue().answer(LAMP.id(), no);
    queue().record(LAMP.id(), List.of(decided(LAMP, MODEL, Verdict.YES)), false);

    assertThat(stored(LAMP).people()).containsExactly(no);
    assertThat(stored(LAMP).state()).isEqualTo(QuestionState.ANSWERED);
    assertThat(stored(LAMP).answers()).endsWith(no.answer());
  }

  @Test
  void aSecondPersonsAnswerIsKeptBesideTheFirst() {
    queue().ask(List.of(LAMP));
    PersonAnswer no = person(LAMP, "Dana Reviewer", Verdict.NO);
    PersonAnswer yes = person(LAMP, "Eli Second", Verdict.YES);
    queue().answer(LAMP.id(), no);
    queue().answer(LAMP.id(), yes);

    assertThat(stored(LAMP).people()).containsExactly(no, yes);
  }

  @Test
  void whoOnlyAbstainsLeavesTheQuestionOpen() {
    queue().ask(List.of(LAMP));
    queue().record(LAMP.id(), List.of(deferred(DeferralReason.UNAVAILABLE)), false);
    QueuedQuestion before = stored(LAMP);
    PersonAnswer abstain = person(LAMP, "Dana Reviewer", Verdict.ABSTAIN);
    queue().answer(LAMP.id(), abstain);

    assertThat(stored(LAMP).state()).isEqualTo(QuestionState.OPEN);
    assertThat(stored(LAMP).people()).containsExactly(abstain);
    assertThat(stored(LAMP).next()).isEqualTo(before.next()).isPresent();
    assertThat(stored(LAMP).isDecidedByPeople()).isFalse();

    queue().answer(LAMP.id(), person(LAMP, "Eli Second", Verdict.YES));

    assertThat(stored(LAMP).state()).isEqualTo(QuestionState.ANSWERED);
    assertThat(stored(LAMP).isDecidedByPeople()).isTrue();
  }

  @Test
  void whoAbstainsDoesNotOpenWhatThePolicySettled() {
    queue().ask(List.of(LAMP));
    queue().record(LAMP.id(), List.of(decided(LAMP, MODEL, Verdict.NO)), true);
    queue().answer(LAMP.id(), person(LAMP, "Dana Reviewer", Verdict.ABSTAIN));

    assertThat(stored(LAMP).state()).isEqualTo(QuestionState.ANSWERED);
  }

  @Test
  void aModelMaySettleWhatAPersonAbstainedFrom() {
    queue().ask(List.of(LAMP));
    queue().answer(LAMP.id(), person(LAMP, "Dana Reviewer", Verdict.ABSTAIN));
    queue().record(LAMP.id(), List.of(decided(LAMP, MODEL, Verdict.ABSTAIN)), false);
    assertThat(stored(LAMP).isOpen()).isTrue();

    queue().record(LAMP.id(), List.of(decided(LAMP, MODEL, Verdict.NO)), true);
    assertThat(stored(LAMP).state()).isEqualTo(QuestionState.ANSWERED);
  }

  @Test
  void anAnswerToAnotherTextIsRefused() {
    queue().ask(List.of(LAMP));

    QueueResult result = queue().answer(LAMP.id(), person(CHANGED, "Dana", Verdict.YES));

    assertThat(result)
        .isEqualTo(
            new QueueResult.Refused(
                "The answer was not kept: it was given to another text. Look at the question"
                    + " again."));
    assertThat(stored(LAMP).people()).isEmpty();
  }

  @Test
  void aChangedTextWithdrawsTheOldQuestionVisibly() {
    queue().ask(List.of(LAMP, OTHER));
    PersonAnswer yes = person(LAMP, "Dana Reviewer", Verdict.YES);
    queue().answer(LAMP.id(), yes);

    Asked asked = queue().ask(List.of(CHANGED));

    assertThat(asked.withdrawn()).extracting(QueuedQuestion::question).containsExactly(LAMP);
    assertThat(stored(LAMP).state()).isEqualTo(QuestionState.WITHDRAWN);
    assertThat(stored(LAMP).withdrawn()).isEqualTo("What it asks about has changed.");
    assertThat(stored(LAMP).people()).containsExactly(yes);
    assertThat(stored(CHANGED).people()).isEmpty();
    assertThat(stored(OTHER).isOpen()).isTrue();
  }

  @Test
  void whatItsOriginAsksNoMoreIsWithdrawn() {
    queue().ask(List.of(LAMP, OTHER));

    Asked asked = queue().ask(List.of(LAMP), q -> q.about().startsWith("a.cgd.md "));

    assertThat(asked.withdrawn()).extracting(QueuedQuestion::question).containsExactly(OTHER);
    assertThat(stored(LAMP).isOpen()).isTrue();
  }

  @Test
  void aTextThatIsAsItWasBringsItsQuestionBackWithItsAnswers() {
    queue().ask(List.of(LAMP));
    PersonAnswer yes = person(LAMP, "Dana Reviewer", Verdict.YES);
    queue().answer(LAMP.id(), yes);
    queue().ask(List.of(CHANGED));
    queue().ask(List.of(LAMP));

    assertThat(stored(LAMP).state()).isEqualTo(QuestionState.ANSWERED);
    assertThat(stored(LAMP).people()).containsExactly(yes);
    assertThat(stored(CHANGED).state()).isEqualTo(QuestionState.WITHDRAWN);
  }

  @Test
  void aWithdrawnQuestionTakesNoAnswers() {
    queue().ask(List.of(LAMP));
    queue().withdraw(LAMP.id(), "The claim is gone.");
    queue().record(LAMP.id(), List.of(decided(LAMP, MODEL, Verdict.YES)), true);

    assertThat(queue().answer(LAMP.id(), person(LAMP, "Dana", Verdict.YES)))
        .isEqualTo(
            new QueueResult.Refused(
                "The answer was not kept: the question is withdrawn. The claim is gone. Look at"
                    + " the new one."));
    assertThat(stored(LAMP).state()).isEqualTo(QuestionState.WITHDRAWN);
    assertThat(stored(LAMP).judged()).isEmpty();
  }

  @Test
  void askingAgainChangesNothing() throws IOException {
    queue().ask(List.of(LAMP));
    queue().record(LAMP.id(), List.of(deferred(DeferralReason.TIME)), false);
    String before = Files.readString(file(LAMP));
    clock.pass(Duration.ofHours(1));

    Asked asked = queue().ask(List.of(LAMP));

    assertThat(asked.questions()).containsExactly(stored(LAMP));
    assertThat(Files.readString(file(LAMP))).isEqualTo(before);
    assertThat(stored(LAMP).age(clock.instant())).isEqualTo(Duration.ofHours(1));
  }

  @Test
  void aFileThatIsDamagedIsSaidAndLeftAlone() throws IOException {
    queue().ask(List.of(LAMP, OTHER));
    String whole = Files.readString(file(LAMP));
    String half = whole.substring(0, whole.length() / 2);
    Files.writeString(file(LAMP), half);

    assertThat(queue().list().troubles())
        .containsExactly(
            ".assay/questions/%s.json is no JSON. It was left as it is.".formatted(LAMP.id()));
    assertThat(queue().list().questions())
        .extracting(QueuedQuestion::question)
        .containsExactly(OTHER);
    assertThat(queue().ask(List.of(LAMP)).troubles()).hasSize(1);
    assertThat(queue().record(LAMP.id(), List.of(deferred(DeferralReason.TIME)), false))
        .isInstanceOf(QueueResult.Refused.class);
    assertThat(Files.readString(file(LAMP))).isEqualTo(half);
  }

  static Stream<Answer> undecided() {
    return Stream.of(deferred(DeferralReason.TIME), decided(LAMP, MODEL, Verdict.ABSTAIN));
  }

  @ParameterizedTest
  @MethodSource("undecided")
  void anAnsweredQuestionWithoutAnAnswerIsSaidAndLeftAlone(Answer said) throws IOException {
    queue().ask(List.of(LAMP));
    queue().record(LAMP.id(), List.of(said), false);
    String forged = Files.readString(file(LAMP)).replace("\"open\"", "\"answered\"");
    Files.writeString(file(LAMP), forged);

    assertThat(queue().list())
        .isEqualTo(
            new QuestionListing(
                List.of(),
                List.of(
                    ".assay/questions/%s.json says that it is answered, and holds no answer. It was"
                            .formatted(LAMP.id())
                        + " left as it is.")));
    assertThat(Files.readString(file(LAMP))).isEqualTo(forged).contains("\"answered\"");
  }

  @Test
  void aFileOfANewerVersionIsSaidAndLeftAlone() throws IOException {
    queue().ask(List.of(LAMP));
    String newer = Files.readString(file(LAMP)).replace("\"version\" : 1,", "\"version\" : 2,");
    Files.writeString(file(LAMP), newer);

    assertThat(queue().list().troubles())
        .containsExactly(
            ".assay/questions/%s.json was written by another version of the program. It was left as"
                    .formatted(LAMP.id())
                + " it is.");
    assertThat(Files.readString(file(LAMP))).isEqualTo(newer);
  }

  @Test
  void anEmptyFileIsFilledWhenItsQuestionIsAskedAgain() throws IOException {
    Files.createDirectories(file(LAMP).getParent());
    Files.createFile(file(LAMP));

    assertThat(queue().list().troubles())
        .containsExactly(
            ".assay/questions/%s.json is empty: its writing was broken off. Ask again to fill it."
                .formatted(LAMP.id()));

    queue().ask(List.of(LAMP));

    assertThat(queue().list())
        .isEqualTo(new QuestionListing(List.of(QueuedQuestion.fresh(LAMP, NOW)), List.of()));
  }

  @Test
  void anIdThatIsNoneReadsNoFile() {
    assertThat(queue().find("../../etc/passwd")).isEmpty();
    assertThat(queue().retry("../x"))
        .isEqualTo(new QueueResult.Refused("There is no question '../x' in this vault."));
  }

  @Test
  void onlyOldLeftOversAreTidiedUp() throws IOException {
    Path folder = Files.createDirectories(vault.resolve(QuestionQueue.NAME));
    Path old = Files.createFile(folder.resolve(".assay-1.tmp"));
    Path young = Files.createFile(folder.resolve(".assay-2.tmp"));
    Files.setLastModifiedTime(old, FileTime.from(NOW.minus(Duration.ofMinutes(61))));
    Files.setLastModifiedTime(young, FileTime.from(NOW.minus(Duration.ofMinutes(59))));

    queue().tidy();

    assertThat(folder).isDirectoryContaining(young::equals);
    assertThat(old).doesNotExist();
  }
}
