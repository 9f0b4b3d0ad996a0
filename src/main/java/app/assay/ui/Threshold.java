package app.assay.ui;

import app.assay.ui.theme.Ground;
import app.assay.ui.theme.Theme;
import app.assay.workspace.LastWindow;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import javafx.animation.AnimationTimer;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.layout.Background;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.stage.Screen;
import javafx.stage.Stage;

/// The window as it stands at once: its size, title and ground, in which the workbench is made
/// behind the first frame. Whoever starts the program sees it come instead of waiting for it.
final class Threshold {

  private static final double WIDTH = 1440;
  private static final double HEIGHT = 900;
  private static final int FRAMES = 2;
  private static final double SENTENCE = 480;
  private static final List<Integer> ICONS = List.of(16, 24, 32, 48, 64, 128, 256);

  private Threshold() {}

  /// Shows the stage and calls `filling` once it was drawn.
  static void show(Stage stage, LastWindow last, Runnable filling) {
    boolean sized = last.size().size() == 2;
    Scene scene =
        new Scene(
            new Group(),
            sized ? last.size().getFirst() : WIDTH,
            sized ? last.size().getLast() : HEIGHT,
            Ground.of(Theme.named(last.theme()).isDark()));
    stage.setScene(scene);
    stage.setTitle("Assay");
    WindowPlace.on(
            Screen.getScreens().stream().map(Screen::getVisualBounds).toList(),
            last.place(),
            scene.getWidth(),
            scene.getHeight())
        .ifPresent(
            place -> {
              stage.setX(place.getMinX());
              stage.setY(place.getMinY());
            });
    stage.setMaximized(last.maximized());
    stage.show();
    new AnimationTimer() {
      private int frames;

      @Override
      public void handle(long now) {
        frames++;
        if (frames == FRAMES) {
          stop();
          filling.run();
          if (stage.isShowing()) {
            stage.getIcons().setAll(icons());
          }
        }
      }
    }.start();
  }

  /// Puts a sentence where the workbench was to come.
  static void say(Stage stage, String sentence) {
    Color ground = (Color) stage.getScene().getFill();
    Label label = new Label(sentence);
    label.setWrapText(true);
    label.setMaxWidth(SENTENCE);
    // Before the sheets are known, the ground of the other theme is what stands out from this one.
    label.setTextFill(Ground.of(ground.equals(Ground.of(false))));
    StackPane pane = new StackPane(label);
    pane.setBackground(Background.fill(ground));
    stage.getScene().setRoot(pane);
  }

  private static List<Image> icons() {
    return ICONS.stream()
        .map(size -> icon("/app/assay/assets/icons/assay-" + size + ".png"))
        .toList();
  }

  private static Image icon(String name) {
    try (InputStream in = Threshold.class.getResourceAsStream(name)) {
      return new Image(Objects.requireNonNull(in, name));
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }
}
