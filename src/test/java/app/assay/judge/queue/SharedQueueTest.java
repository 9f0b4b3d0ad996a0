package app.assay.judge.queue;

import static app.assay.judge.queue.QueueQuestions.MODEL;
import static app.assay.judge.queue.QueueQuestions.NOW;
import static app.assay.judge.queue.QueueQuestions.decided;
import static app.assay.judge.queue.QueueQuestions.person;
import static app.assay.judge.queue.QueueQuestions.question;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.judge.JudgeId;
import app.assay.judge.Question;
import app.assay.judge.Verdict;
import app.assay.text.DocumentFile;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SharedQueueTest {

  private static final int COUNT = 20;

  @TempDir private Path vault;

  private QuestionQueue queue() {
    return new QuestionQueue(
        vault,
        new DocumentFile(),
        new HandClock(NOW),
        BackOff.standard(new Random(7)),
        (question, answer) -> true);
  }

  private static List<Question> questions(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> question("a.cgd.md claim-" + i, "The lamp " + i + " turns."))
        .toList();
  }

  private static void together(List<Callable<Object>> work) throws Exception {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Object>> done = work.stream().map(threads::submit).toList();
      for (Future<Object> future : done) {
        assertThat(future.get()).isNotInstanceOf(QueueResult.Refused.class);
      }
    }
  }

  @Test
  void whoAsksAtOnceMakesEachQuestionOnce() throws Exception {
    List<String> troubles = new CopyOnWriteArrayList<>();
    List<Callable<Object>> work = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      work.add(() -> troubles.addAll(queue().ask(questions(COUNT)).troubles()));
    }

    together(work);

    assertThat(troubles).isEmpty();

    assertThat(queue().list().troubles()).isEmpty();
    assertThat(queue().list().questions()).hasSize(COUNT);
  }

  @Test
  void whoAnswersAtOnceLosesNothing() throws Exception {
    Question lamp = questions(1).getFirst();
    queue().ask(List.of(lamp));
    List<Callable<Object>> work = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      String name = "Dana Reviewer " + (char) ('A' + i);
      JudgeId model = JudgeId.model("profile-" + i, MODEL.detail());
      work.add(() -> queue().answer(lamp.id(), person(lamp, name, Verdict.NO)));
      work.add(() -> queue().record(lamp.id(), List.of(decided(lamp, model, Verdict.YES)), false));
    }

    together(work);

    QueuedQuestion stored = queue().find(lamp.id()).orElseThrow();
    assertThat(stored.people()).hasSize(6);
    assertThat(stored.judged()).hasSize(6);
    assertThat(stored.attempts()).isEqualTo(6);
    assertThat(stored.state()).isEqualTo(QuestionState.ANSWERED);
  }

  @Test
  void fiveThousandQuestionsAreListedQuickly() {
    queue().ask(questions(5_000));
    long from = System.nanoTime();

    QuestionListing listing = queue().list();

    assertThat(listing.questions()).hasSize(5_000);
    assertThat(Duration.ofNanos(System.nanoTime() - from)).isLessThan(Duration.ofSeconds(20));
  }
}
