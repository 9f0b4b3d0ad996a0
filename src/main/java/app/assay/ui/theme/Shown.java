package app.assay.ui.theme;

import javafx.scene.Node;

/// Shows a part of a screen or leaves no room for it.
public final class Shown {

  private Shown() {}

  /// @param shown false where it neither stands there nor keeps its place
  public static void set(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }
}
