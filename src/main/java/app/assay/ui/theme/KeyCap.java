package app.assay.ui.theme;

import javafx.scene.control.Label;

/// A key as it is printed on the control it presses: "Ctrl R".
public final class KeyCap extends Label {

  public KeyCap(String keys) {
    super(keys);
    getStyleClass().add("keycap");
    setMinWidth(USE_PREF_SIZE);
  }
}
