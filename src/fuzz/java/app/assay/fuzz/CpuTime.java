package app.assay.fuzz;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/// Holds a piece of work to a second of this thread's processor time, which a busy machine does not
/// stretch.
public final class CpuTime {

  private static final long LIMIT = TimeUnit.SECONDS.toNanos(1);

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

  /// Does the work and gives its result.
  ///
  /// @throws IllegalStateException when it took longer
  public <T> T within(String what, Supplier<T> work) {
    long before = threads.getCurrentThreadCpuTime();
    T result = work.get();
    long taken = threads.getCurrentThreadCpuTime() - before;
    if (taken > LIMIT) {
      throw new IllegalStateException(
          "%s took %d ms".formatted(what, TimeUnit.NANOSECONDS.toMillis(taken)));
    }
    return result;
  }
}
