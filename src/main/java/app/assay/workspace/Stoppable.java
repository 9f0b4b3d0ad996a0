package app.assay.workspace;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/// Work that waits for somebody outside, and is interrupted as soon as the user stops it.
public final class Stoppable {

  private static final long LOOK_AROUND_MILLIS = 50;

  private Stoppable() {}

  /// Does the work and waits for it.
  ///
  /// @throws CancellationException when the user stopped it
  public static <T> T run(Supplier<T> work, Progress progress) {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<T> running = threads.submit(work::get);
      try {
        return wait(running, progress);
      } finally {
        running.cancel(true);
      }
    }
  }

  private static <T> T wait(Future<T> running, Progress progress) {
    while (true) {
      progress.stopIfCancelled();
      try {
        return running.get(LOOK_AROUND_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        // Not yet: look whether the user still wants it.
      } catch (ExecutionException e) {
        throw new IllegalStateException("the work failed", e.getCause());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new CancellationException();
      }
    }
  }
}
