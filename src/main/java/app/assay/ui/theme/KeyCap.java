package app.assay.ui.theme;

import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;

/// A key as it is printed on the control it presses: "Ctrl R".
public final class KeyCap extends Label {

  public KeyCap(String keys) {
    super(keys);
    getStyleClass().add("keycap");
    setMinWidth(USE_PREF_SIZE);
  }

  /// Shows other keys; without any there is no cap.
  public void show(String keys) {
    setText(keys);
    setVisible(!keys.isEmpty());
    setManaged(!keys.isEmpty());
  }

  /// Shows keys at the right of the words of a button; the keys themselves are bound elsewhere.
  public static <B extends ButtonBase> B on(B button, String keys) {
    button.setGraphic(new KeyCap(keys));
    button.setContentDisplay(ContentDisplay.RIGHT);
    return button;
  }
}
