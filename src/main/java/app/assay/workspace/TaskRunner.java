package app.assay.workspace;

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

  /// What runs now.
  RunningTasks running();
}
