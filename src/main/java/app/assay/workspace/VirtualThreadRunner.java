package app.assay.workspace;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Runs each piece of work on a virtual thread of its own, until it is closed.
public final class VirtualThreadRunner implements TaskRunner {

  /// What the runtime says to work that wants something cleaned up at the end when that has begun.
  private static final String ENDING = "Shutdown in progress";

  private final Executor delivery;
  private final RunningTasks running;
  private final Set<Thread> threads = ConcurrentHashMap.newKeySet();
  private volatile boolean closed;

  /// @param delivery where outcomes and changes are told; in the window `Platform::runLater`
  public VirtualThreadRunner(Executor delivery) {
    this.delivery = delivery;
    this.running = new RunningTasks(delivery);
  }

  @Override
  public <T extends @Nullable Object> TaskHandle submit(
      String title, Work<T> work, Consumer<Outcome<T>> done) {
    TaskRun<T> run = new TaskRun<>(title, work, running);
    running.add(run);
    Thread thread =
        Thread.ofVirtual()
            .name(title)
            .uncaughtExceptionHandler(this::fault)
            .unstarted(() -> live(run, done));
    threads.add(thread);
    if (closed) {
      run.cancel();
    }
    thread.start();
    return run;
  }

  private <T extends @Nullable Object> void live(TaskRun<T> run, Consumer<Outcome<T>> done) {
    try {
      run.run(outcome -> delivery.execute(() -> done.accept(outcome)));
    } finally {
      threads.remove(Thread.currentThread());
    }
  }

  /// A fault is the program's and reported, unless the program ends under the work.
  private void fault(Thread thread, Throwable fault) {
    if (!closed && !isEnding(fault)) {
      thread.getThreadGroup().uncaughtException(thread, fault);
    }
  }

  private static boolean isEnding(Throwable fault) {
    for (@Nullable Throwable cause = fault; cause != null; cause = cause.getCause()) {
      if (cause instanceof IllegalStateException && ENDING.equals(cause.getMessage())) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void close(Duration patience) {
    closed = true;
    running.list().forEach(TaskHandle::cancel);
    long end = System.nanoTime() + patience.toNanos();
    try {
      for (Thread thread : threads) {
        thread.join(Duration.ofNanos(Math.max(0, end - System.nanoTime())));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public RunningTasks running() {
    return running;
  }
}
