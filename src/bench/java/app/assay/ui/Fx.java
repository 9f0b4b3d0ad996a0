package app.assay.ui;

import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;

/// The thread that draws, asked from another.
final class Fx {

  private static final long LOOK_NANOS = 5_000_000;

  private Fx() {}

  /// What is said there.
  static <T> T call(Callable<T> work) throws Exception {
    FutureTask<T> task = new FutureTask<>(work);
    Platform.runLater(task);
    return task.get();
  }

  /// Does something there and waits for it.
  static void run(Runnable work) throws Exception {
    call(
        () -> {
          work.run();
          return work;
        });
  }

  /// Waits until something holds there.
  static void until(BooleanSupplier holds) throws Exception {
    while (!call(holds::getAsBoolean)) {
      LockSupport.parkNanos(LOOK_NANOS);
    }
  }

  /// Leaves it alone for so long, as a hand does between two keys.
  static void rest(long millis) {
    long end = System.nanoTime() + millis * 1_000_000;
    for (long left = end - System.nanoTime(); left > 0; left = end - System.nanoTime()) {
      LockSupport.parkNanos(left);
    }
  }
}
