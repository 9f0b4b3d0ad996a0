package app.assay.workspace;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Runs each piece of work on a virtual thread of its own.
public final class VirtualThreadRunner implements TaskRunner {

  private final Executor delivery;
  private final RunningTasks running;

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
    Thread.ofVirtual()
        .name(title)
        .start(() -> run.run(outcome -> delivery.execute(() -> done.accept(outcome))));
    return run;
  }

  @Override
  public RunningTasks running() {
    return running;
  }
}
