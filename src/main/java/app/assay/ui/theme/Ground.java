package app.assay.ui.theme;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.paint.Color;

/// The ground that a theme paints on, known before any style sheet is read, so that a window can
/// stand in its colour while the rest is made.
public final class Ground {

  private static final Pattern BG = Pattern.compile("-bg: (#[0-9a-f]{6});");

  private Ground() {}

  /// The token `-bg` of the dark or the light sheet.
  public static Color of(boolean dark) {
    String sheet = "/app/assay/assets/style/" + (dark ? "dark" : "light") + ".css";
    try (InputStream in = Ground.class.getResourceAsStream(sheet)) {
      Matcher token =
          BG.matcher(
              new String(Objects.requireNonNull(in, sheet).readAllBytes(), StandardCharsets.UTF_8));
      if (!token.find()) {
        throw new IllegalStateException(sheet + " has no token -bg");
      }
      return Color.web(token.group(1));
    } catch (IOException e) {
      throw new UncheckedIOException(sheet, e);
    }
  }
}
