package app.assay.ui.theme;

import javafx.scene.paint.Color;

/// The ground that a theme paints on, known before any style sheet is read, so that a window can
/// stand in its colour while the rest is made.
public final class Ground {

  private static final Color LIGHT = Color.rgb(0xff, 0xff, 0xff);
  private static final Color DARK = Color.rgb(0x0d, 0x11, 0x17);

  private Ground() {}

  /// The token `-bg` of the dark or the light sheet, written here once more: looking it up in the
  /// sheet takes a tenth of the start. A test holds the two together.
  public static Color of(boolean dark) {
    return dark ? DARK : LIGHT;
  }
}
