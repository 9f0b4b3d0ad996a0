package app.assay.ui;

import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.animation.AnimationTimer;
import javafx.stage.Stage;

/// A run that closes its own window, by which packaging records what a start loads and the
/// benchmark measures one: `-Dassay.trial=frame|filled|settled`.
final class Trial {

  /// How far such a run goes.
  enum Until {
    /// The first frame of the window stands.
    FRAME,
    /// The workbench stands in it.
    FILLED,
    /// All that the start began is done.
    SETTLED
  }

  /// Work that begins when other work ends shows within so many frames.
  private static final int QUIET_FRAMES = 30;

  private final Until until;
  private final Stage stage;

  private Trial(Until until, Stage stage) {
    this.until = until;
    this.stage = stage;
  }

  /// What this run was started as, absent for a usual one.
  static Optional<Trial> of(Stage stage) {
    return Optional.ofNullable(System.getProperty("assay.trial"))
        .map(name -> new Trial(Until.valueOf(name.toUpperCase(Locale.ROOT)), stage));
  }

  /// Whether the run ends where the workbench would be made.
  boolean endsAtFirstFrame() {
    return until == Until.FRAME;
  }

  /// The workbench was put into it; `idle` says that nothing is under way.
  void filled(BooleanSupplier idle) {
    if (until == Until.FILLED) {
      closeAfter(2, () -> true);
    } else if (until == Until.SETTLED) {
      closeAfter(QUIET_FRAMES, idle);
    }
  }

  private void closeAfter(int frames, BooleanSupplier idle) {
    new AnimationTimer() {
      private int quiet;

      @Override
      public void handle(long now) {
        quiet = idle.getAsBoolean() ? quiet + 1 : 0;
        if (quiet >= frames) {
          stop();
          stage.close();
        }
      }
    }.start();
  }
}
