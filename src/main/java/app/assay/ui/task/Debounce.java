package app.assay.ui.task;

import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.util.Duration;

/// Runs the last of many requests once they pause: a re-check after typing.
///
/// Belongs to the thread that draws.
public final class Debounce {

  private final PauseTransition pause;
  private Optional<Runnable> last = Optional.empty();

  /// @param millis how long it has to be quiet
  public Debounce(int millis) {
    pause = new PauseTransition(Duration.millis(millis));
    pause.setOnFinished(e -> flush());
  }

  /// Runs `action` after the pause, unless another request comes before.
  public void request(Runnable action) {
    last = Optional.of(action);
    pause.playFromStart();
  }

  /// Runs what is waiting at once, such as before saving.
  public void flush() {
    pause.stop();
    Optional<Runnable> due = last;
    last = Optional.empty();
    due.ifPresent(Runnable::run);
  }
}
