package app.assay.workspace;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/// A platform thread for work that computes for seconds and recurses on a text: other work keeps
/// its threads, and how deep the recursion may go does not depend on where it began.
public final class OwnStack {

  private static final int LOOK_MILLIS = 50;

  private final String name;
  private final long bytes;

  /// @param name of the thread
  /// @param bytes of the stack
  public OwnStack(String name, long bytes) {
    this.name = name;
    this.bytes = bytes;
  }

  /// Runs work and waits for it; what it throws comes out here. Work that is cancelled and does not
  /// end by itself is left behind.
  ///
  /// @throws CancellationException once the user has asked to stop
  public <T> T run(Progress progress, Supplier<T> work) {
    FutureTask<T> task = new FutureTask<>(work::get);
    Thread.ofPlatform().name(name).daemon().stackSize(bytes).start(task);
    while (true) {
      try {
        return task.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        progress.stopIfCancelled();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new CancellationException();
      } catch (ExecutionException e) {
        switch (e.getCause()) {
          case RuntimeException thrown -> throw thrown;
          case Error thrown -> throw thrown;
          case null, default -> throw new IllegalStateException(e);
        }
      }
    }
  }
}
