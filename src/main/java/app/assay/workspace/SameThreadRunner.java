package app.assay.workspace;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Runs work at once on the calling thread, for tests and for the command line.
public final class SameThreadRunner implements TaskRunner {

  private final RunningTasks running = new RunningTasks(Runnable::run);

  @Override
  public <T extends @Nullable Object> TaskHandle submit(
      String title, Work<T> work, Consumer<Outcome<T>> done) {
    TaskRun<T> run = new TaskRun<>(title, work, running);
    running.add(run);
    run.run(done);
    return run;
  }

  @Override
  public RunningTasks running() {
    return running;
  }
}
