package app.assay.ui.editor;

import javafx.geometry.Insets;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// Lets the text take its place in four portions, each in a frame of its own.
///
/// The control makes nodes for all lines on the screen in one go, and after a jump all of them are
/// new; that holds keys up for longer than a frame.
final class Portions {

  private static final int ALL = 4;

  private final Region area;
  private final Runnable next = this::next;
  private @Nullable Scene scene;
  private int missing;

  Portions(Region area) {
    this.area = area;
  }

  /// Gives the text the first portion of its place, and with each frame one more.
  void begin() {
    end();
    scene = area.getScene();
    if (scene != null) {
      scene.addPostLayoutPulseListener(next);
      take(ALL - 1);
    }
  }

  /// Gives it the whole place.
  void end() {
    if (scene != null) {
      scene.removePostLayoutPulseListener(next);
      scene = null;
      take(0);
    }
  }

  private void next() {
    if (missing > 1) {
      take(missing - 1);
    } else {
      end();
    }
  }

  private void take(int left) {
    missing = left;
    area.setPadding(new Insets(0, 0, Math.floor(area.getHeight() * left / ALL), 0));
  }
}
