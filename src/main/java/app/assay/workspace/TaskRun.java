package app.assay.workspace;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// One run of one piece of work; both runners share it, so tests see what the program does.
final class TaskRun<T extends @Nullable Object> implements TaskHandle, Progress {

  private final String title;
  private final Work<T> work;
  private final RunningTasks running;
  private volatile TaskState state = TaskState.WAITING;
  private volatile boolean cancelled;
  private volatile boolean cancelSeen;
  private volatile boolean ended;

  TaskRun(String title, Work<T> work, RunningTasks running) {
    this.title = title;
    this.work = work;
    this.running = running;
  }

  /// Runs the work to its end and hands over the outcome. Work that never looked whether it was
  /// cancelled and came to its end is done all the same: what was saved is saved. A fault of the
  /// program fails the task and goes on to the thread's handler, which reports it.
  void run(Consumer<Outcome<T>> done) {
    Outcome<T> outcome = new Outcome.Failed<>(title + ": stopped by a fault in the program");
    try {
      stopIfCancelled();
      T value = work.run(this);
      outcome = cancelSeen ? new Outcome.Cancelled<>() : new Outcome.Done<>(value);
    } catch (CancellationException e) {
      outcome = new Outcome.Cancelled<>();
    } catch (IOException e) {
      outcome = new Outcome.Failed<>(plain(e));
    } finally {
      ended = true;
      running.remove(this);
      done.accept(outcome);
    }
  }

  private static String plain(IOException e) {
    if (e instanceof FileSystemException f && f.getFile() != null) {
      String reason = f.getReason();
      return f.getFile() + ": " + (reason == null ? e.getClass().getSimpleName() : reason);
    }
    String message = e.getMessage();
    return message == null || message.isBlank() ? e.getClass().getSimpleName() : message;
  }

  @Override
  public void update(long done, long total, String message) {
    state = new TaskState(done, total, message, cancelled);
    running.changed();
  }

  @Override
  public boolean isCancelled() {
    cancelSeen |= cancelled;
    return cancelled;
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public TaskState state() {
    return state;
  }

  @Override
  public void cancel() {
    cancelled = true;
    TaskState now = state;
    state = new TaskState(now.done(), now.total(), now.message(), true);
    running.changed();
  }

  @Override
  public boolean isRunning() {
    return !ended;
  }
}
