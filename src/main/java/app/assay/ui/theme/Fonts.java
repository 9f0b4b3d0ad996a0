package app.assay.ui.theme;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import javafx.scene.text.Font;

/// The fonts shipped with the program, so that it looks the same on a machine that has none.
final class Fonts {

  private static final List<String> FILES =
      List.of(
          "Inter-Regular.otf",
          "Inter-Italic.otf",
          "Inter-Medium.otf",
          "Inter-SemiBold.otf",
          "Inter-Bold.otf",
          "JetBrainsMono-Regular.ttf",
          "JetBrainsMono-Bold.ttf");

  private Fonts() {}

  /// Makes them known to the toolkit; again is harmless. A missing file leaves the system's font.
  static void load() {
    for (String file : FILES) {
      try (InputStream in = Fonts.class.getResourceAsStream("/app/assay/assets/fonts/" + file)) {
        if (in != null) {
          Font.loadFont(in, 13);
        }
      } catch (IOException e) {
        throw new UncheckedIOException("font " + file + " cannot be read", e);
      }
    }
  }
}
