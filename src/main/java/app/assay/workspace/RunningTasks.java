package app.assay.workspace;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;

/// The tasks under way, oldest first. Listeners are told on the executor given; many changes in a
/// short time reach them as one, so work may report as often as it likes.
public final class RunningTasks {

  private final Executor delivery;
  private final List<TaskHandle> tasks = new CopyOnWriteArrayList<>();
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private final AtomicBoolean told = new AtomicBoolean();

  RunningTasks(Executor delivery) {
    this.delivery = delivery;
  }

  /// A snapshot, oldest first.
  public List<TaskHandle> list() {
    return List.copyOf(tasks);
  }

  /// Calls `listener` after tasks came, went or moved on.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /// Ends what [#onChange(Runnable)] began.
  public void removeListener(Runnable listener) {
    listeners.remove(listener);
  }

  void add(TaskHandle task) {
    tasks.add(task);
    changed();
  }

  void remove(TaskHandle task) {
    tasks.remove(task);
    changed();
  }

  void changed() {
    if (told.compareAndSet(false, true)) {
      delivery.execute(
          () -> {
            told.set(false);
            listeners.forEach(Runnable::run);
          });
    }
  }
}
