package app.assay.workspace;

import java.util.concurrent.CancellationException;

/// What running work says about itself and asks about its user.
public interface Progress {

  /// Says how far the work is; safe to call as often as one likes.
  ///
  /// @param done units finished
  /// @param total units in all, or 0 when unknown
  /// @param message what is being done now, shown as it is
  void update(long done, long total, String message);

  /// True once the user has asked to stop.
  boolean isCancelled();

  /// Ends the work with the outcome [Outcome.Cancelled] when the user has asked to stop.
  ///
  /// @throws CancellationException to be left uncaught by the work
  default void stopIfCancelled() {
    if (isCancelled()) {
      throw new CancellationException();
    }
  }
}
