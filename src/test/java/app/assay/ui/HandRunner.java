package app.assay.ui;

import app.assay.workspace.Outcome;
import app.assay.workspace.RunningTasks;
import app.assay.workspace.SameThreadRunner;
import app.assay.workspace.TaskHandle;
import app.assay.workspace.TaskRunner;
import app.assay.workspace.TaskState;
import app.assay.workspace.Work;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Keeps work waiting until the test lets it run, so that the order of things is the test's.
public final class HandRunner implements TaskRunner {

  private record Waiting(String title) implements TaskHandle {

    @Override
    public TaskState state() {
      return new TaskState(0, 0, "", false);
    }

    @Override
    public void cancel() {}

    @Override
    public boolean isRunning() {
      return true;
    }
  }

  private final SameThreadRunner really = new SameThreadRunner();
  private final Deque<Runnable> waiting = new ArrayDeque<>();

  @Override
  public <T extends @Nullable Object> TaskHandle submit(
      String title, Work<T> work, Consumer<Outcome<T>> done) {
    waiting.add(() -> really.submit(title, work, done));
    return new Waiting(title);
  }

  @Override
  public RunningTasks running() {
    return really.running();
  }

  /// How much waits.
  public int waiting() {
    return waiting.size();
  }

  /// Runs what has waited longest.
  public void runNext() {
    waiting.remove().run();
  }
}
