package app.assay.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class TaskRunnerTest {

  private final SameThreadRunner same = new SameThreadRunner();
  private final List<Outcome<String>> outcomes = new CopyOnWriteArrayList<>();

  @Test
  void finishedWorkIsDone() {
    same.submit("Read", p -> "text", outcomes::add);
    assertThat(outcomes).containsExactly(new Outcome.Done<>("text"));
  }

  @Test
  void unreadableFileFailsInPlainWords() {
    same.submit("Read", TaskRunnerTest::missing, outcomes::add);
    assertThat(outcomes).containsExactly(new Outcome.Failed<>("plan.md: not there"));
  }

  private static String missing(Progress progress) throws IOException {
    throw new NoSuchFileException("plan.md", null, "not there");
  }

  @Test
  void faultOfTheProgramFailsAndLeavesNoTask() {
    assertThatThrownBy(() -> same.submit("Read", p -> List.<String>of().getFirst(), outcomes::add))
        .isInstanceOf(NoSuchElementException.class);
    assertThat(outcomes)
        .containsExactly(new Outcome.Failed<>("Read: stopped by a fault in the program"));
    assertThat(same.running().list()).isEmpty();
  }

  @Test
  void workThatNoticesTheWishToStopIsCancelled() {
    same.submit(
        "Read",
        p -> {
          same.running().list().getFirst().cancel();
          p.stopIfCancelled();
          return "text";
        },
        outcomes::add);
    assertThat(outcomes).containsExactly(new Outcome.Cancelled<>());
  }

  @Test
  void workThatEndedAllTheSameIsDone() {
    same.submit(
        "Save",
        p -> {
          same.running().list().getFirst().cancel();
          return "saved";
        },
        outcomes::add);
    assertThat(outcomes).containsExactly(new Outcome.Done<>("saved"));
  }

  @Test
  void progressIsSeenWhileItRuns() {
    List<TaskState> seen = new ArrayList<>();
    same.running().onChange(() -> same.running().list().forEach(t -> seen.add(t.state())));
    same.submit(
        "Check",
        p -> {
          p.update(1, 4, "plan.md");
          return "";
        },
        outcomes::add);
    assertThat(seen).contains(new TaskState(1, 4, "plan.md", false));
    assertThat(seen.getLast().fraction()).isEqualTo(0.25);
  }

  @Test
  void virtualThreadDeliversOnTheExecutor() throws InterruptedException {
    BlockingQueue<Runnable> delivered = new LinkedBlockingQueue<>();
    CountDownLatch release = new CountDownLatch(1);
    VirtualThreadRunner runner = new VirtualThreadRunner(delivered::add);
    TaskHandle task =
        runner.submit(
            "Wait",
            p -> {
              await(release);
              return "text";
            },
            outcomes::add);
    assertThat(runner.running().list()).containsExactly(task);
    release.countDown();
    while (outcomes.isEmpty()) {
      Runnable next = delivered.poll(10, TimeUnit.SECONDS);
      assertThat(next).isNotNull();
      next.run();
    }
    assertThat(outcomes).containsExactly(new Outcome.Done<>("text"));
    assertThat(task.isRunning()).isFalse();
    assertThat(runner.running().list()).isEmpty();
  }

  @Test
  void closingWaitsForWorkToEndAndBeginsNoMore() {
    VirtualThreadRunner runner = new VirtualThreadRunner(Runnable::run);
    runner.submit("Wait", TaskRunnerTest::untilCancelled, outcomes::add);

    runner.close(Duration.ofSeconds(30));

    assertThat(outcomes).containsExactly(new Outcome.Cancelled<>());
    assertThat(runner.running().list()).isEmpty();
    List<String> begun = new ArrayList<>();
    runner.submit("Late", p -> begun.add("begun") ? "text" : "", outcomes::add);
    runner.close(Duration.ofSeconds(30));
    assertThat(begun).isEmpty();
    assertThat(outcomes).containsExactly(new Outcome.Cancelled<>(), new Outcome.Cancelled<>());
  }

  private static String untilCancelled(Progress progress) {
    while (true) {
      progress.stopIfCancelled();
      Thread.onSpinWait();
    }
  }

  @Test
  void workUnderWhichTheProgramEndsIsNoFault() throws InterruptedException {
    BlockingQueue<String> reported = new LinkedBlockingQueue<>();
    Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler((thread, fault) -> reported.add(thread.getName()));
    try {
      VirtualThreadRunner runner = new VirtualThreadRunner(Runnable::run);
      runner.submit("Ending", p -> fails("Shutdown in progress"), outcomes::add);
      runner.submit("Broken", p -> fails("a fault"), outcomes::add);
      assertThat(reported.poll(10, TimeUnit.SECONDS)).isEqualTo("Broken");
      runner.submit("Closed", p -> failsOnceCancelled(p), outcomes::add);
      runner.close(Duration.ofSeconds(30));
      assertThat(reported).isEmpty();
    } finally {
      Thread.setDefaultUncaughtExceptionHandler(before);
    }
  }

  private static String fails(String why) {
    throw new IllegalStateException(why);
  }

  private static String failsOnceCancelled(Progress progress) {
    while (!progress.isCancelled()) {
      Thread.onSpinWait();
    }
    return fails("closed");
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await(10, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
