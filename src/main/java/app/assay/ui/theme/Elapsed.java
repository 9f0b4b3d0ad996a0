package app.assay.ui.theme;

import java.util.Locale;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.control.Label;
import javafx.util.Duration;

/// A time that runs, in minutes and seconds, while it is on the screen.
public final class Elapsed extends Label {

  private final Supplier<java.time.Duration> spent;
  private final UnaryOperator<String> accessible;
  private final Timeline second = new Timeline(new KeyFrame(Duration.seconds(1), e -> follow()));

  /// @param accessible what is said of the time as it is shown
  public Elapsed(Supplier<java.time.Duration> spent, UnaryOperator<String> accessible) {
    this.spent = spent;
    this.accessible = accessible;
    getStyleClass().add("muted");
    setMinWidth(USE_PREF_SIZE);
    second.setCycleCount(Animation.INDEFINITE);
    sceneProperty()
        .addListener(
            (o, was, is) -> {
              if (is == null) {
                second.stop();
              } else {
                second.play();
              }
            });
  }

  /// Shows the time as it is now.
  public void follow() {
    java.time.Duration now = spent.get();
    String shown = String.format(Locale.ROOT, "%d:%02d", now.toMinutes(), now.toSecondsPart());
    if (!shown.equals(getText())) {
      setText(shown);
      setAccessibleText(accessible.apply(shown));
    }
  }
}
