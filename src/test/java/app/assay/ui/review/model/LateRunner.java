package app.assay.ui.review.model;

import app.assay.workspace.Outcome;
import app.assay.workspace.RunningTasks;
import app.assay.workspace.SameThreadRunner;
import app.assay.workspace.TaskHandle;
import app.assay.workspace.TaskRunner;
import app.assay.workspace.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Does the work at once and hands outcomes over only when told, in any order.
final class LateRunner implements TaskRunner {

  private final SameThreadRunner runner = new SameThreadRunner();
  private final List<Runnable> late = new ArrayList<>();

  @Override
  public <T extends @Nullable Object> TaskHandle submit(
      String title, Work<T> work, Consumer<Outcome<T>> done) {
    return runner.submit(title, work, (Outcome<T> outcome) -> late.add(() -> done.accept(outcome)));
  }

  @Override
  public RunningTasks running() {
    return runner.running();
  }

  int waiting() {
    return late.size();
  }

  void deliver(int index) {
    late.remove(index).run();
  }

  void deliverAll() {
    while (!late.isEmpty()) {
      deliver(0);
    }
  }
}
