package app.assay.ui;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Scene;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import javax.imageio.ImageIO;

/// Pictures of the window for people to look at, in `target/screenshots`.
public final class Screenshot {

  private Screenshot() {}

  /// Writes a scene with the pop-ups that are open above it; on the thread that draws.
  public static Path save(Scene scene, String name) {
    scene.getRoot().applyCss();
    scene.getRoot().layout();
    BufferedImage picture = SwingFXUtils.fromFXImage(scene.snapshot(null), null);
    Graphics2D graphics = picture.createGraphics();
    for (Window window : Window.getWindows()) {
      if (window instanceof PopupWindow popup && popup.isShowing()) {
        double x = popup.getX() - scene.getWindow().getX() - scene.getX();
        double y = popup.getY() - scene.getWindow().getY() - scene.getY();
        var parameters = new javafx.scene.SnapshotParameters();
        parameters.setFill(javafx.scene.paint.Color.TRANSPARENT);
        var image = popup.getScene().getRoot().snapshot(parameters, null);
        graphics.drawImage(SwingFXUtils.fromFXImage(image, null), (int) x, (int) y, null);
      }
    }
    graphics.dispose();
    try {
      Path file = Files.createDirectories(Path.of("target", "screenshots")).resolve(name + ".png");
      ImageIO.write(picture, "png", file.toFile());
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
