package app.assay.ui;

import app.assay.ui.theme.Ground;
import app.assay.ui.theme.Theme;
import app.assay.workspace.Settings;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import javafx.animation.AnimationTimer;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.stage.Screen;
import javafx.stage.Stage;

/// The window as it stands at once: its size, title and ground, in which the workbench is made
/// behind the first frame. Whoever starts the program sees it come instead of waiting for it.
final class Threshold {

  private static final double WIDTH = 1440;
  private static final double HEIGHT = 900;
  private static final int FRAMES = 2;
  private static final List<Integer> ICONS = List.of(16, 24, 32, 48, 64, 128, 256);

  private Threshold() {}

  /// Shows the stage and calls `filling` once it was drawn.
  static void show(Stage stage, Settings settings, Theme theme, Runnable filling) {
    boolean sized = settings.window().size() == 2;
    Scene scene =
        new Scene(
            new Group(),
            sized ? settings.window().getFirst() : WIDTH,
            sized ? settings.window().getLast() : HEIGHT,
            Ground.of(theme.isDark()));
    stage.setScene(scene);
    stage.setTitle("Assay");
    WindowPlace.on(
            Screen.getScreens().stream().map(Screen::getVisualBounds).toList(),
            settings.session().place(),
            scene.getWidth(),
            scene.getHeight())
        .ifPresent(
            place -> {
              stage.setX(place.getMinX());
              stage.setY(place.getMinY());
            });
    stage.setMaximized(settings.session().maximized());
    stage.show();
    new AnimationTimer() {
      private int frames;

      @Override
      public void handle(long now) {
        frames++;
        if (frames == FRAMES) {
          stop();
          filling.run();
          stage.getIcons().setAll(icons());
        }
      }
    }.start();
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
