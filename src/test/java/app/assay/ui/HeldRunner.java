package app.assay.ui;

import app.assay.workspace.Outcome;
import app.assay.workspace.Progress;
import app.assay.workspace.RunningTasks;
import app.assay.workspace.TaskHandle;
import app.assay.workspace.TaskRunner;
import app.assay.workspace.VirtualThreadRunner;
import app.assay.workspace.Work;
import java.util.function.Consumer;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;

/// Works as in the program, except that a run of the gate stands still once some candidates are
/// judged to an end, until it is stopped.
final class HeldRunner implements TaskRunner {

  private final TaskRunner really = new VirtualThreadRunner(Platform::runLater);
  private final long after;

  HeldRunner(long after) {
    this.after = after;
  }

  private record Held(Progress really, long after) implements Progress {

    @Override
    public void update(long done, long total, String message) {
      really.update(done, total, message);
      while (done >= after && !message.startsWith("Layer 1") && !isCancelled()) {
        Thread.onSpinWait();
      }
    }

    @Override
    public boolean isCancelled() {
      return really.isCancelled();
    }
  }

  @Override
  public <T extends @Nullable Object> TaskHandle submit(
      String title, Work<T> work, Consumer<Outcome<T>> done) {
    return title.startsWith("Gate ")
        ? really.submit(title, progress -> work.run(new Held(progress, after)), done)
        : really.submit(title, work, done);
  }

  @Override
  public RunningTasks running() {
    return really.running();
  }
}
