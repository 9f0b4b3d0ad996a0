package app.assay.workspace;

import app.assay.judge.Answer;
import app.assay.judge.GateId;
import app.assay.judge.Question;
import app.assay.judge.panel.GatePolicy;
import app.assay.judge.panel.Opinion;
import app.assay.judge.panel.Panel;
import app.assay.judge.provider.ProviderProfile;
import app.assay.judge.queue.Asked;
import app.assay.judge.queue.QuestionQueue;
import app.assay.judge.queue.QueueResult;
import app.assay.judge.queue.QueuedQuestion;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// Asks many questions, as many at once as the profile of their gate allows. Each is in the queue
/// before it is asked and has its answer there before it is handed over, so that a run that is
/// killed goes on where it was: what a model has decided comes from its cache.
public final class JudgeRun {

  /// Questions that are asked in one go; a model gets them as one message.
  private static final int BATCH = 9;

  private static final long LOOK_AROUND_MILLIS = 100;

  private final Judges judges;
  private final QuestionQueue queue;

  public JudgeRun(Judges judges) {
    this.judges = judges;
    this.queue = judges.queue();
  }

  /// What came of a run, beside the opinions.
  ///
  /// @param withdrawn questions that are stale now
  /// @param troubles what could not be kept, a sentence each
  public record Ended(List<QueuedQuestion> withdrawn, List<String> troubles) {

    public Ended {
      withdrawn = List.copyOf(withdrawn);
      troubles = List.copyOf(troubles);
    }
  }

  /// Asks. What was decided before is not asked again, what was put off waits for its time.
  ///
  /// @param origin true for questions of the same origin, as [QuestionQueue#ask] takes it
  /// @param each gets the opinion on every question as it comes, on the calling thread
  /// @throws CancellationException when `progress` says so; what was answered is in the queue
  public Ended ask(
      List<Question> questions,
      Predicate<Question> origin,
      Progress progress,
      Consumer<Opinion> each) {
    queue.tidy();
    Asked asked = queue.ask(questions, origin);
    List<String> troubles = new ArrayList<>(asked.troubles());
    Instant now = judges.clock().instant();
    run(asked.questions(), q -> isWorthAsking(q, now), progress, each, troubles);
    return new Ended(asked.withdrawn(), troubles);
  }

  /// Asks again about questions of the queue, whether or not their time has come.
  public Ended again(List<QueuedQuestion> questions, Progress progress, Consumer<Opinion> each) {
    List<String> troubles = new ArrayList<>();
    run(questions, q -> !isDecided(q), progress, each, troubles);
    return new Ended(List.of(), troubles);
  }

  private static boolean isWorthAsking(QueuedQuestion queued, Instant now) {
    return !isDecided(queued) && queued.next().filter(time -> time.isAfter(now)).isEmpty();
  }

  /// True when a person has decided. What a model said is taken from its own cache again, which
  /// costs nothing and does not believe answers that somebody wrote into the queue's files.
  private static boolean isDecided(QueuedQuestion queued) {
    return queued.isDecidedByPeople();
  }

  private void run(
      List<QueuedQuestion> all,
      Predicate<QueuedQuestion> ask,
      Progress progress,
      Consumer<Opinion> each,
      List<String> troubles) {
    Map<GateId, List<Question>> open = new LinkedHashMap<>();
    long done = 0;
    for (QueuedQuestion queued : all) {
      if (ask.test(queued)) {
        open.computeIfAbsent(queued.question().gate(), _ -> new ArrayList<>())
            .add(queued.question());
      } else {
        progress.stopIfCancelled();
        each.accept(judges.known(queued));
        progress.update(++done, all.size(), queued.question().about());
      }
    }
    for (var gate : open.entrySet()) {
      done = ask(gate.getKey(), gate.getValue(), done, all.size(), progress, each, troubles);
    }
  }

  /// One batch with its opinions, or what made it impossible to keep them.
  private record Batch(List<Opinion> opinions, List<String> troubles) {}

  private long ask(
      GateId gate,
      List<Question> questions,
      long before,
      long total,
      Progress progress,
      Consumer<Opinion> each,
      List<String> troubles) {
    Queue<List<Question>> batches = new ConcurrentLinkedQueue<>();
    for (int from = 0; from < questions.size(); from += BATCH) {
      batches.add(List.copyOf(questions.subList(from, Math.min(questions.size(), from + BATCH))));
    }
    int left = batches.size();
    int workers = Math.min(left, judges.profile(gate).map(ProviderProfile::concurrency).orElse(1));
    LinkedBlockingQueue<Batch> answered = new LinkedBlockingQueue<>();
    List<Future<?>> working = new ArrayList<>();
    long done = before;
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      try {
        for (int i = 0; i < workers; i++) {
          working.add(threads.submit(() -> work(gate, batches, answered, progress)));
        }
        while (left > 0) {
          progress.stopIfCancelled();
          Optional<Batch> batch = next(answered, working);
          if (batch.isPresent()) {
            left--;
            troubles.addAll(batch.get().troubles());
            for (Opinion opinion : batch.get().opinions()) {
              each.accept(opinion);
              progress.update(++done, total, opinion.question().about());
            }
          }
        }
      } finally {
        working.forEach(future -> future.cancel(true));
      }
    }
    return done;
  }

  private void work(
      GateId gate,
      Queue<List<Question>> batches,
      LinkedBlockingQueue<Batch> answered,
      Progress progress) {
    Panel panel = judges.panel(gate);
    for (List<Question> batch = batches.poll();
        batch != null && !progress.isCancelled();
        batch = batches.poll()) {
      List<Opinion> opinions = new ArrayList<>();
      List<String> troubles = new ArrayList<>();
      for (Opinion opinion : panel.ask(batch, progress::isCancelled)) {
        opinions.add(keep(opinion, panel.policy(), troubles));
      }
      answered.add(new Batch(opinions, troubles));
    }
  }

  /// Puts the answers into the queue; what a person said meanwhile counts too.
  private Opinion keep(Opinion opinion, GatePolicy policy, List<String> troubles) {
    boolean settled = !opinion.settlement().isOpen();
    return switch (queue.record(opinion.question().id(), opinion.answers(), settled)) {
      case QueueResult.Kept(QueuedQuestion queued) -> {
        List<Answer> answers = new ArrayList<>(opinion.answers());
        queued.people().forEach(person -> answers.add(person.answer()));
        Opinion together = Opinion.of(opinion.question(), answers, policy);
        if (queued.isOpen()
            && !together.settlement().isOpen()
            && queue.record(opinion.question().id(), List.of(), true)
                instanceof QueueResult.Refused(String message)) {
          troubles.add(message);
        }
        yield together;
      }
      case QueueResult.Refused(String message) -> {
        troubles.add(message);
        yield opinion;
      }
    };
  }

  private static Optional<Batch> next(
      LinkedBlockingQueue<Batch> answered, List<Future<?>> working) {
    try {
      Optional<Batch> batch =
          Optional.ofNullable(answered.poll(LOOK_AROUND_MILLIS, TimeUnit.MILLISECONDS));
      if (batch.isEmpty()) {
        for (Future<?> future : working) {
          if (future.isDone()) {
            future.get();
          }
        }
      }
      return batch;
    } catch (ExecutionException e) {
      throw new IllegalStateException("a judge failed", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException();
    }
  }
}
