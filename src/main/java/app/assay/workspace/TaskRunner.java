package app.assay.workspace;

import java.time.Duration;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The one way to do work in the background: virtual threads in the program, the calling thread in
/// tests.
public interface TaskRunner {

  /// Starts work.
  ///
  /// @param title what the user sees in the status bar
  /// @param done gets the outcome exactly once, on the thread that draws
  <T extends @Nullable Object> TaskHandle submit(
      String title, Work<T> work, Consumer<Outcome<T>> done);

  /// Lets all that runs end, for the end of the program: it is asked to stop, and what is submitted
  /// from now on is cancelled before it begins.
  ///
  /// @param patience how long to wait for what does not stop, such as a file that is being saved
  default void close(Duration patience) {}

  /// What runs now.
  RunningTasks running();
}
