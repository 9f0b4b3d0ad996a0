package app.assay.judge.resilience;

import java.time.Duration;

/// Waiting, so that tests need not.
@FunctionalInterface
public interface Pause {

  /// Returns after that time.
  ///
  /// @throws InterruptedException when the user wants no more
  void pause(Duration time) throws InterruptedException;

  /// The program's: the calling thread sleeps.
  static Pause sleeping() {
    return Thread::sleep;
  }
}
